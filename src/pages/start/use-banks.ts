import { useCallback, useEffect, useState } from 'react';
import type { Bank } from '../../../openapi/index.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import type { Read, ScreenProps } from '../../blocks/props.ts';

type Ask = ScreenProps<'start'>['ask'];

/**
 * The banks' terms, on a page that declares no reads: it stands without them. Asked for in the language on show; the answer
 * before stays until then.
 */
export function useBanks(ask: Ask): Read<readonly Bank[]> {
  const t = useT();
  const locale = useLocale();
  const [turn, setTurn] = useState(0);
  const [data, setData] = useState<readonly Bank[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setFailed(false);
    ask('listBanks', {}, signal).then(
      (banks) => !signal.aborted && setData(banks),
      () => !signal.aborted && setFailed(true),
    );
    return () => leaving.abort();
  }, [ask, locale, turn]);
  const retry = useCallback(() => setTurn((before) => before + 1), []);
  const error = failed && data === undefined ? t('calculator.noBanks') : null;
  return { data, pending: data === undefined && !failed, old: false, error, retry };
}
