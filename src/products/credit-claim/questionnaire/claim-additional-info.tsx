import { additionalForm, initial } from '../../../../schemas/shared/additional.form.ts';
import { MAX_CHILDREN } from '../../../../schemas/shared/family.form.ts';
import { additionalFromClaim } from '../../../../schemas/shared/borrower.raw.ts';
import { wantsFields } from '../../../blocks/banks/answer-kinds.ts';
import { Columns } from '../../../blocks/columns.tsx';
import { CompanyName } from '../../../blocks/marks/company-name.tsx';
import { ClaimAside } from '../blocks/questionnaire/claim-aside.tsx';
import { ContactRows } from '../blocks/questionnaire/contact-rows.tsx';
import { CountField } from '../../../blocks/questionnaire/count-field.tsx';
import { ListProblem } from '../../../blocks/questionnaire/list-problem.tsx';
import { optionsOf } from '../../../blocks/questionnaire/reference.ts';
import { Standalone } from '../../../blocks/standalone.tsx';
import { useT } from '../../../i18n/index.ts';
import { FieldSet, Form, TextField } from '../../../ui/form/index.ts';
import { Card, Page } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** What a bank asks for after it has got the claim. */
export default function ClaimAdditionalInfo({
  screen,
  context,
  send,
  busy,
  problem,
  facts,
  draft,
  config,
  host,
  useRead,
}: ScreenProps<'claim-additional-info'>) {
  const t = useT();
  const relations = useRead('relationTypes', context.id === null ? null : { variables: {} });
  const { claim, listIntegrations: answers = [] } = context.responses;
  const asking = answers.filter(wantsFields);
  const one = asking.length === 1 ? asking[0] : undefined;
  if (context.id === null) return <Standalone screen={screen} />;
  return (
    <Page
      screen={screen}
      title={t('additional.title')}
      lead={
        one ? (
          <CompanyName company={one.bank} kind="lender">
            <p>{t('additional.leadOf', { bank: one.bank.name })}</p>
          </CompanyName>
        ) : (
          t('additional.lead')
        )
      }
    >
      <Columns
        parts="half"
        main={
          <>
            <ListProblem reads={[relations]} />
            <Form
              schema={additionalForm(facts)}
              initial={claim ? additionalFromClaim(claim) : initial}
              draft={draft('SUBMIT_ADDITIONAL')}
              event="SUBMIT_ADDITIONAL"
              submitLabel={t(one ? 'additional.send' : 'st.send')}
              busy={busy}
              problem={problem?.fields}
              onSubmit={(values) => send({ type: 'SUBMIT_ADDITIONAL', values })}
            >
              <Card>
                <FieldSet legend={t('additional.calls')} hint={t('additional.callsWhy')}>
                  <TextField
                    name="codeword"
                    label={t('f.codeword')}
                    hint={t('additional.codeword')}
                    autoComplete="off"
                  />
                </FieldSet>
              </Card>
              <Card>
                <ContactRows relations={optionsOf(relations.data)} hint={t('q.contactsLead')} />
              </Card>
              <Card>
                <FieldSet legend={t('additional.family')}>
                  <CountField name="childCount" label={t('f.children')} max={MAX_CHILDREN} />
                </FieldSet>
              </Card>
            </Form>
          </>
        }
        aside={<ClaimAside about={{ context, config, host }} next={t('milestone.banks')} />}
      />
    </Page>
  );
}
