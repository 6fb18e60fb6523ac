import { css } from '@styled/css';
import { flex, stack } from '@styled/patterns';
import type { InsuranceOffer } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/index.ts';

// Beside each other where both have room.
const lists = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))',
  columnGap: '16',
  rowGap: '16',
});
const yes = css({ color: 'approved.fg' });
const no = css({ color: 'fg.muted' });

/** What an insurer pays for, with what was bought beside it, and what it does not pay for. */
export function Cover({ offer }: { offer: InsuranceOffer }) {
  const t = useT();
  const extras = offer.kind === 'ogpo' ? [] : offer.options;
  return (
    <div className={lists}>
      <Lines
        title={t('ins.cover.yes')}
        lines={[...offer.risks, ...extras.map((extra) => t(`ins.extra.${extra}`))]}
        mark="check"
      />
      <Lines title={t('ins.cover.no')} lines={offer.exclusions ?? []} mark="cross" />
    </div>
  );
}

function Lines({ title, lines, mark }: { title: string; lines: readonly string[]; mark: 'check' | 'cross' }) {
  if (lines.length === 0) return null;
  return (
    <section className={stack({ gap: '8' })} aria-label={title}>
      <h3 className={css({ textStyle: 'body.strong' })}>{title}</h3>
      <ul className={stack({ gap: '8', listStyle: 'none' })}>
        {lines.map((words) => (
          <li key={words} className={flex({ gap: '8' })}>
            <span className={mark === 'check' ? yes : no}>
              <Icon name={mark} />
            </span>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
