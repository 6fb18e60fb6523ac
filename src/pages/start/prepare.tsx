import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { useT } from '../../i18n/index.ts';
import { Card } from '../../ui/index.ts';

const PREPARE = ['steps.prepare1', 'steps.prepare2', 'steps.prepare3', 'steps.prepare4'] as const;

/** What to have at hand before one begins. */
export function Prepare() {
  const t = useT();
  return (
    <Card as="section">
      <div className={stack({ gap: '12' })}>
        <h2 className={css({ textStyle: 'h2' })}>{t('steps.prepare')}</h2>
        <ul className={stack({ gap: '12', ps: '20', listStyle: 'disc' })}>
          {PREPARE.map((id) => (
            <li key={id}>{t(id)}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
