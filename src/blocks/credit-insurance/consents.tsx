import { type ReactNode, useState } from 'react';
import { INSURANCE_CONSENTS, initial, insuranceConsentsForm } from '../../../schemas/shared/insurance-consents.form.ts';
import { css } from '@styled/css';
import { arranged, estimate } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import type { HostActions, ScreenProps } from '../props.ts';
import { CheckboxField, FieldSet, Form } from '../../ui/form/index.ts';
import { Card, Page } from '../../ui/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import { Back } from '../claim/back.tsx';
import { Columns } from '../columns.tsx';
import { DocumentButton } from '../document-button.tsx';
import { ofDocument, OpenedFirst } from '../opened-first.tsx';
import { InsuranceCost, LoanCost } from './cost.tsx';
import { HealthSaid, saidYes } from './health-said.tsx';
import { useFreshInsurance } from './fresh-insurance.ts';
import { insuranceOf } from './insurance.ts';
import { Price } from './price.tsx';

type Screens = 'ci-consents' | 'ci-mcrdt-consents' | 'ci-mycar-consents';

/** The rules, and the consent that names them: opened before it is given. */
function Rules({
  address,
  version,
  onOpened,
  host,
  children,
}: {
  address: string;
  version: string;
  onOpened: () => void;
  host: HostActions;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <div>
      <OpenedFirst version={version} label={t('ci.rules')} bare>
        {(opening) => (
          <div className={arranged({ as: 'ending' })}>
            {children}
            <DocumentButton
              row
              address={address}
              title={t('ci.rules')}
              host={host}
              field={opening.field}
              onOpened={() => {
                opening.onOpened();
                onOpened();
              }}
            >
              {t('ci.openRules')}
            </DocumentButton>
          </div>
        )}
      </OpenedFirst>
    </div>
  );
}

/** The three consents, in the insurer's words, and the application goes. */
export function Consents({
  screen,
  context,
  send,
  busy,
  problem,
  draft: draftOf,
  host,
  documentAt,
  useRead,
}: ScreenProps<Screens>) {
  const t = useT();
  const isMycar = screen === 'ci-mycar-consents';
  const isWide = useWide();
  const yes = saidYes(context);
  const fresh = useFreshInsurance({ screen, context, useRead });
  const insurance = fresh.data ?? insuranceOf(context);
  const version = insurance?.consents.find(({ alias }) => alias === 'rules')?.version ?? '';
  const draft = draftOf('SUBMIT_INSURANCE_CONSENTS');
  // Which version was opened: until then it is said that it comes first.
  const [opened, setOpened] = useState(() => draft.load()?.['opened']);
  // Where the application is read first, the way back leads to it: the answers stand there.
  const said = (
    <HealthSaid
      context={context}
      // An answer that is looked at by a person is seen at once, on the first page that has the room.
      open={yes > 0 && !isMycar && isWide}
      busy={busy}
      onChange={() => send({ type: 'BACK' })}
      {...(isMycar && { change: 'ci.toApplication' })}
    />
  );
  const back = <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ci.about.back')}</p>;
  const textOf = (alias: string) => insurance?.consents.find((one) => one.alias === alias)?.text ?? alias;
  const consents = (
    <FieldSet legend={t('ci.consentsLegend')}>
      <div className={arranged({ as: 'boxes' })}>
        {insurance && (
          <Rules
            address={documentAt(fresh.service, insurance.rulesUrl)}
            version={version}
            onOpened={() => setOpened(version)}
            host={host}
          >
            <CheckboxField name="rules" label={textOf('rules')} hint={opened !== version && t('ci.rulesFirst')} />
          </Rules>
        )}
        {INSURANCE_CONSENTS.filter((alias) => alias !== 'rules').map((alias) => (
          <CheckboxField key={alias} name={alias} label={textOf(alias)} />
        ))}
      </div>
    </FieldSet>
  );
  return (
    <Page
      screen={screen}
      title={t('ci.consents')}
      lead={t(yes > 0 ? 'ci.consentsLeadYes' : 'ci.consentsLead')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
    >
      <Form
        key={version}
        schema={insuranceConsentsForm}
        initial={initial}
        draft={{ ...draft, load: () => ofDocument(draft.load(), version) }}
        event="SUBMIT_INSURANCE_CONSENTS"
        submitLabel={t('ci.send')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_INSURANCE_CONSENTS', values })}
      >
        {(button, summary) =>
          isWide ? (
            <Columns
              parts="rows"
              main={
                <>
                  {summary}
                  {consents}
                  {said}
                  {insurance && <InsuranceCost insurance={insurance} />}
                </>
              }
              aside={
                <section className={estimate().panel} aria-label={t('ci.premium')}>
                  {insurance && <Price {...insurance} covers={insurance} />}
                  {button}
                  {back}
                </section>
              }
            />
          ) : (
            <>
              {summary}
              {/* What is agreed to comes right after its price; the rest is a press away. */}
              <div className={arranged({ as: 'folds' })}>
                {insurance && (
                  <>
                    <Card>
                      <Price {...insurance} covers={insurance} />
                    </Card>
                    <LoanCost insurance={insurance} />
                  </>
                )}
                {said}
              </div>
              {consents}
              {button}
              {back}
            </>
          )
        }
      </Form>
    </Page>
  );
}
