import { Review } from '../../blocks/credit-insurance/review.tsx';
import { insuranceOf } from '../../blocks/credit-insurance/insurance.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { CardSection } from '../../blocks/claim/card-section.tsx';
import { SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The car of the announcement; without it the insurance's own name of the car is enough. */
function Car({ useRead, context }: Pick<ScreenProps<'ci-mycar-review'>, 'useRead' | 'context'>) {
  const t = useT();
  const insurance = insuranceOf(context);
  const publication = useRead(
    'getPublication',
    insurance?.publicationId ? { path: { id: insurance.publicationId } } : null,
  ).data;
  if (!publication)
    return insurance?.carName ? <CardSection title={t('ci.car')}>{insurance.carName}</CardSection> : null;
  return (
    <CardSection title={t('ci.car')}>
      <SummaryList
        rows={[
          { label: t('ci.carName'), value: `${publication.mark.name} ${publication.model.name}, ${publication.year}` },
          { label: t('ci.carPrice'), value: money(publication.price) },
        ]}
      />
    </CardSection>
  );
}

export default function MycarReview(props: ScreenProps<'ci-mycar-review'>) {
  return (
    <Review {...props} phone={props.context.answers.FIND_INSURANCES?.phone ?? ''}>
      <Car useRead={props.useRead} context={props.context} />
    </Review>
  );
}
