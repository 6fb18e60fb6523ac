import { css } from '@styled/css';
import { useT } from '../../i18n/index.ts';
import { EmptyState } from '../../ui/index.ts';
import { useRead } from '../data.ts';
import { Fine, Loaded, Rows, secondsKz, ToApp } from '../parts.tsx';

/** What really happened at the partners, newest first. */
export default function Ledger() {
  const t = useT();
  const ledger = useRead('ledger');
  return (
    <Loaded query={ledger}>
      {(effects) =>
        effects.length === 0 ? (
          <EmptyState title={t('qa.ledger.none')}>
            <ToApp />
          </EmptyState>
        ) : (
          <Rows>
            {[...effects].reverse().map(({ seq, at, kind, operationId, key, data }) => (
              <li key={seq}>
                <Fine>{secondsKz(at)}</Fine>
                <span className={css({ flex: '[1 1 220px]', minWidth: '0', overflowWrap: 'anywhere' })}>
                  <strong className={css({ textStyle: 'body.strong' })}>{kind}</strong> <Fine>{operationId}</Fine>
                  <br />
                  <Fine>
                    {Object.entries(data)
                      .map(([name, value]) => `${name}: ${String(value)}`)
                      .join(' · ')}
                  </Fine>
                </span>
                {key !== null && <Fine>{t('qa.ledger.key', { key: key.slice(0, 8) })}</Fine>}
              </li>
            ))}
          </Rows>
        )
      }
    </Loaded>
  );
}
