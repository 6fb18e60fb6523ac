import { policyCard } from '@styled/recipes';
import type { InsuranceOffer } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/index.ts';

/** What an insurer pays for, with what was bought beside it, and what it does not pay for. */
export function Cover({ offer }: { offer: InsuranceOffer }) {
  const t = useT();
  const extras = offer.kind === 'ogpo' ? [] : offer.options;
  return (
    <div className={policyCard().cover}>
      <Lines title={t('ins.cover.yes')} lines={[...offer.risks, ...extras.map((extra) => t(`ins.extra.${extra}`))]} />
      <Lines title={t('ins.cover.no')} lines={offer.exclusions ?? []} not />
    </div>
  );
}

function Lines({ title, lines, not = false }: { title: string; lines: readonly string[]; not?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title} data-not={not || undefined}>
      <h3>{title}</h3>
      <ul>
        {lines.map((words) => (
          <li key={words}>
            <Icon name={not ? 'cross' : 'check'} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
