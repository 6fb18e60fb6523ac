import { useEffect } from 'react';
import { type Car, readPhone, Review } from '../../blocks/credit-insurance/review.tsx';
import { insuranceOf } from '../../blocks/credit-insurance/insurance.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { maskPhone } from '../../../schemas/facts/phone.ts';
import type { ScreenProps } from '../../blocks/props.ts';

type Props = ScreenProps<'ci-mycar-review'>;

/** The car of the announcement; without it the insurance's own name of the car is enough. */
function useCar({ useRead, context }: Pick<Props, 'useRead' | 'context'>): Car | undefined {
  const t = useT();
  const insurance = insuranceOf(context);
  const publication = useRead(
    'getPublication',
    insurance?.publicationId ? { path: { id: insurance.publicationId } } : null,
  ).data;
  if (!publication) return insurance?.carName ? { name: insurance.carName, facts: [] } : undefined;
  return {
    name: `${publication.mark.name} ${publication.model.name}, ${publication.year}`,
    facts: [t('ci.carPriced', { sum: money(publication.price) })],
  };
}

/** The insurance of a car's buyer, found by phone: the insurer takes that number alone, and shows it masked. */
export default function MycarReview(props: Props) {
  const t = useT();
  const car = useCar(props);
  const { context, profile, draft } = props;
  const masked = insuranceOf(context)?.client.phone;
  const found = context.answers.FIND_INSURANCES?.phone;
  // What was typed a page before is not typed again after a reload.
  useEffect(() => {
    const contacts = draft('SUBMIT_INSURED_CONTACTS');
    if (found !== undefined && contacts.load() === null) contacts.save({ phone: found });
  }, [draft, found]);
  // By the link of a message nobody has typed it: if it is the own number, it is known all the same.
  const own = profile !== null && maskPhone(profile.phone) === masked ? profile.phone : '';
  const phone = found ?? own;
  return (
    <Review
      {...props}
      car={car}
      found
      phone={phone}
      phoneHint={
        masked === undefined
          ? t('ci.phoneHint')
          : // Whoever knows it reads it whole, as everywhere on the way.
            t('ci.phoneFound', { phone: (readPhone(phone) || masked).replaceAll(' ', '\u00a0') })
      }
    />
  );
}
