import { useRef, useState } from 'react';
import { asksCasco, asksLife } from '../../../machines/products/casco-life/conditions.ts';
import type { CascoLifeClaim } from '../../../openapi/index.ts';
import { decisionsForm, type DecisionsValues } from '../../../schemas/casco-life/decisions.form.ts';
import { DECLINE } from '../../../schemas/casco-life/choices.ts';
import { Back } from '../../blocks/claim/back.tsx';
import type { ScreenProps } from '../../blocks/props.ts';
import { dmy, isoDayKz, money, percent } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Form } from '../../ui/form/index.ts';
import { announce, confirm, Page, Skeleton } from '../../ui/index.ts';
import { arranged } from '@styled/recipes';
import { fieldsAt, withPrices } from './blocks/decided-values.ts';
import { Decisions, DecideWords } from './blocks/decisions.tsx';
import { startRaw } from './blocks/options.ts';
import type { Ways } from './blocks/ways.ts';

type Props = ScreenProps<'casco-life-choice'>;

/** Casco and life beside a credit: two decisions, the car and the client as the insurer will write them, and what a month then costs. */
export default function CascoLifeChoice(props: Props) {
  const { screen, context, send, busy } = props;
  const t = useT();
  const claim = context.responses.getCascoLifeClaim;
  return (
    <Page
      screen={screen}
      title={t('cl.choice.title')}
      lead={claim && leadOf(claim, t)}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('cl.toList')} />}
    >
      {claim === undefined ? <Skeleton /> : <Deciding {...props} claim={claim} />}
    </Page>
  );
}

const leadOf = ({ decideUntil, bank, needs, loan }: CascoLifeClaim, t: ReturnType<typeof useT>): string =>
  decideUntil
    ? t(Object.values(needs).includes('required') ? 'cl.choice.leadOrClosed' : 'cl.choice.leadUntil', {
        bank: bank.name,
        sum: money(loan.amount),
        date: dmy(isoDayKz(Date.parse(decideUntil))),
      })
    : t('cl.choice.lead', { bank: bank.name });

/** One form for both: one press saves what is new of them, and goes on. */
function Deciding({
  claim,
  context,
  send,
  busy,
  problem,
  facts,
  draft,
  uploads,
  useRead,
}: Props & { claim: CascoLifeClaim }) {
  const t = useT();
  const casco = asksCasco(context) ? context.responses.getCascoConditions : undefined;
  const life = asksLife(context) ? context.responses.getLifeConditions : undefined;
  const told = useRef<Ways | null>(null);
  const kept = draft('DECIDE');
  const [initial] = useState(() => {
    const typed = kept.load();
    return {
      casco: casco ? startRaw(casco, typed?.['casco']) : {},
      life: life ? startRaw(life, typed?.['life']) : {},
    };
  });

  /** A refusal that makes the loan dearer is asked about once more: the client decides. */
  const isSure = async ({ life: said }: DecisionsValues): Promise<boolean> => {
    const dearer = life?.termsIfDeclined ?? null;
    if (!life || dearer === null || said?.choice !== DECLINE || life.chosen?.decision === DECLINE) return true;
    return confirm({
      title: t('cl.life.dialogTitle', { r: percent(dearer.rate) }),
      text: t('cl.life.dialogText', {
        now: percent(life.terms.rate),
        r: percent(dearer.rate),
        was: money(told.current?.insure ?? life.terms.monthlyPayment),
        will: money(told.current?.decline ?? dearer.monthlyPayment),
      }),
      confirmLabel: t('cl.life.dialogYes'),
      cancelLabel: t('cl.life.dialogNo'),
      event: 'DECLINE_LIFE',
    });
  };
  const submit = async (values: DecisionsValues) => {
    if (!(await isSure(values))) return;
    if (casco?.ownPolicy?.state === 'checking') announce(t('cl.missingChecking'));
    send({ type: 'DECIDE', values: withPrices(values, casco, life) });
  };
  return (
    <div className={arranged({ as: 'docked' })}>
      <Form
        schema={decisionsForm(facts)}
        initial={initial}
        // What was typed before the newest decision is no more.
        draft={{ ...kept, load: () => null }}
        event="DECIDE"
        submitLabel={<DecideWords casco={casco} />}
        busy={busy}
        problem={fieldsAt(context.problem?.operationId, problem?.fields)}
        onSubmit={(values) => void submit(values)}
      >
        {(button, summary) => (
          <Decisions
            claim={claim}
            casco={casco}
            life={life}
            said={context.answers.DECIDE}
            button={button}
            summary={summary}
            told={told}
            busy={busy}
            uploads={uploads}
            useRead={useRead}
          />
        )}
      </Form>
    </div>
  );
}
