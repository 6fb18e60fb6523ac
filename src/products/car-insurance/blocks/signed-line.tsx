import { cx } from '@styled/css';
import { carCard } from '@styled/recipes';
import type { InsuranceClaim } from '../../../../openapi/index.ts';
import { dateTimeKz } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/index.ts';

/** What is signed already, in a line over what is still to be paid for it. */
export function SignedLine({ claim: { agreement, signature } }: { claim: InsuranceClaim }) {
  const t = useT();
  const classes = carCard();
  if (agreement === null || signature == null || signature.signedAt == null) return null;
  return (
    <p className={cx(classes.facts, classes.known)} data-signed>
      <Icon name="check" size={16} />
      {t('ins.signed.line', { number: agreement.number, date: dateTimeKz(signature.signedAt) })}
    </p>
  );
}
