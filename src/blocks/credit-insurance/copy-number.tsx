import { useT } from '../../i18n/index.ts';
import type { HostActions } from '../props.ts';
import { ByHand } from '../by-hand.tsx';
import { useCopy } from '../use-copy.ts';
import { Button } from '../../ui/index.ts';

/** The number of the loan's contract for the lender's application, where the policy is paid: what is left to do with it. */
export function CopyNumber({ number, host }: { number: string; host: HostActions }) {
  const t = useT();
  const { byHand, copy } = useCopy(host, 'ci.copied');
  return (
    <>
      <Button full onClick={() => void copy(number)}>
        {t('ci.copy')}
      </Button>
      {byHand && <ByHand words={t('ci.copyByHand')} text={number} />}
    </>
  );
}
