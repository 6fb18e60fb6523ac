import { Back } from '../../../blocks/claim/back.tsx';
import { SaidCar } from '../blocks/claim/apply-aside.tsx';
import { initialTerms } from '../../../../schemas/shared/terms.form.ts';
import { carCard } from '@styled/recipes';
import { useT } from '../../../i18n/index.ts';
import { Page } from '../../../ui/index.ts';
import { TermsForm } from '../../../blocks/claim/terms-form.tsx';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function Terms({
  screen,
  send,
  busy,
  problem,
  context,
  facts,
  draft,
  useRead,
}: ScreenProps<'c2c-terms'>) {
  const t = useT();
  const banks = useRead('listBanks', {});
  const car = context.answers.SUBMIT_CAR;
  const carType = car?.carType ?? 'used';
  const purchase = {
    price: facts.carPrice,
    carType,
    carYear: car?.productionYear ?? null,
    fromPerson: true,
    today: facts.today,
  } as const;
  const head = <SaidCar context={context} />;
  const classes = carCard();
  return (
    <Page
      screen={screen}
      title={t('c2c.terms.title')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
    >
      <TermsForm
        banks={banks}
        purchase={purchase}
        facts={facts}
        initial={{ ...initialTerms(facts), ...context.answers.SUBMIT_TERMS }}
        draft={draft('SUBMIT_TERMS')}
        busy={busy}
        problem={problem?.fields}
        car={<div className={`${classes.root} ${classes.narrow}`}>{head}</div>}
        head={head}
        parts="half"
        onSubmit={(values) => send({ type: 'SUBMIT_TERMS', values })}
      />
    </Page>
  );
}
