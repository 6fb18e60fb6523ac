import { css } from '@styled/css';
import { stack, wrap } from '@styled/patterns';
import { button, policyCard } from '@styled/recipes';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { nextInstalment } from '../../../schemas/facts/insurance/instalments.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { CardSection, FoldedSection } from '../../blocks/claim/card-section.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { LINK_LIVES_MS } from '../../blocks/document-button.tsx';
import { CalendarLink } from '../../blocks/calendar-link.tsx';
import { askDecline } from '../../blocks/insurance/decline.ts';
import { Cover } from '../../blocks/insurance/cover.tsx';
import { InstalmentList, planOf } from '../../blocks/insurance/instalment-list.tsx';
import { paymentWords } from '../../blocks/insurance/words.ts';
import { Paper } from '../../blocks/paper.tsx';
import type { ScreenProps } from '../../blocks/props.ts';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { dateTimeKz, dmy, isoDayKz, money, phone as showPhone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Icon, MoreIcon, OuterLink, Page, Skeleton, SummaryList } from '../../ui/index.ts';
import { AccidentSteps } from './blocks/accident-steps.tsx';
import { InsuranceTimeline } from './blocks/claim-timeline.tsx';
import { nextWords } from './blocks/payment-sum.tsx';
import { policyState, prolongableFrom } from '../../blocks/insurance/policy-state.ts';
import { PolicyCard } from './blocks/policy-card.tsx';

type Props = ScreenProps<'insurance-policy'>;

const number = css({ display: 'block', textStyle: 'body.sm', overflowWrap: 'anywhere' });

/** What is asked for most stands first. */
const ORDER: readonly string[] = ['policy', 'receipt', 'application', 'agreement'];

/** The policy: in force or not, car, payments, papers, what to do after an accident; to prolong it, or to take it back. */
export default function InsurancePolicy(props: Props) {
  const { screen, context, send, busy, facts, useRead, host } = props;
  const t = useT();
  const statuses = useRead('listInsuranceStatuses', {});
  const claim = context.responses.getInsuranceClaim;
  const back = <Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('nav.myApplications')} />;
  if (!claim?.policy)
    return (
      <Page screen={screen} title={t('ins.policy.title')} above={back}>
        <Skeleton />
      </Page>
    );
  const { policy, refundUntil, offer } = claim;
  const phone = offer?.company.phone ?? '';
  const from = prolongableFrom(policy);
  const soon = facts.today >= from;
  const notYet = policyState(policy, facts.today) === 'notYet';
  // What ends it is not what a policy is opened for: last of all, until its year is nearly over.
  const ends = (
    <div className={policyCard().ends}>
      {refundUntil !== null && (
        <div>
          <Button
            tone="quiet"
            busy={busy}
            onClick={() => askDecline(true, (values) => send({ type: 'DECLINE_INSURANCE', values }))}
          >
            {t('ins.policy.takeBack')}
          </Button>
          <span>{t('ins.policy.takeBackUntil', { date: dateTimeKz(refundUntil) })}</span>
        </div>
      )}
      <div data-soon={soon || undefined}>
        <Button
          full={soon}
          // Its year has only begun: what would be made is one more.
          tone={soon ? 'secondary' : 'quiet'}
          event="PROLONG"
          busy={busy}
          onClick={() => send({ type: 'PROLONG' })}
        >
          {t(soon ? 'ins.policy.prolong' : 'ins.policy.another')}
        </Button>
      </div>
    </div>
  );
  return (
    <div data-screen={screen} className={stack({ gap: '12' })}>
      {back}
      <Columns
        parts="half"
        main={
          <>
            <PolicyCard claim={claim} policy={policy} today={facts.today}>
              {/* Before its first day nothing can happen that the insurer is called for. */}
              {notYet && <PolicyPdf {...props} first documents={claim.documents} />}
              {phone !== '' && <InsurerPhone phone={phone} host={host} second={notYet} />}
              {!notYet && <PolicyPdf {...props} documents={claim.documents} />}
            </PolicyCard>
            <Covered {...claim} />
            {soon && ends}
          </>
        }
        aside={
          <>
            <Payments claim={claim} today={facts.today} saves={!host.webview} />
            <AccidentSteps phone={phone} host={host} />
            <CardSection title={t('ins.policy.documents')}>
              <ul className={policyCard().papers}>
                {[...claim.documents]
                  .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
                  .map((document) => (
                    <li key={document.id}>
                      <PolicyPaper {...props} document={document} />
                    </li>
                  ))}
              </ul>
              {policy.checkUrl != null && (
                <OuterLink look="alone" href={policy.checkUrl} target={host.webview ? undefined : '_blank'}>
                  {t('ins.policy.check')}
                </OuterLink>
              )}
            </CardSection>
          </>
        }
        end={
          <>
            <InsuranceTimeline claim={claim} statuses={statuses} />
            {!soon && (
              <>
                {ends}
                {/* Another act than those, and later. */}
                <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
                  {t('ins.policy.prolongFrom', { date: dmy(from) })}
                </p>
              </>
            )}
            <ReturnMain host={host} />
          </>
        }
      />
    </div>
  );
}

/** What the policy covers and what not, and where the car is repaired. */
function Covered({ offer }: Pick<InsuranceClaim, 'offer'>) {
  const t = useT();
  if (offer === null || offer.risks.length === 0) return null;
  return (
    // On a phone what to do after an accident is nearer.
    <FoldedSection title={t('ins.policy.cover')}>
      <div className={stack({ gap: '12' })}>
        <Cover offer={offer} />
        {offer.kind !== 'ogpo' && (
          <SummaryList rows={[{ label: t('ins.row.repair'), value: t(`ins.repair.${offer.repair}`) }]} />
        )}
      </div>
    </FoldedSection>
  );
}

/** In the mobile app a number is dialled by the app. */
function InsurerPhone({ phone, host, second }: { phone: string; second: boolean } & Pick<Props, 'host'>) {
  const tone = second ? 'secondary' : 'primary';
  const t = useT();
  const words = (
    <>
      <Icon name="phone" />
      <span className={css({ textAlign: 'start' })}>
        {t('ins.policy.call')} <span className={number}>{showPhone(phone)}</span>
      </span>
    </>
  );
  return host.webview ? (
    <Button tone={tone} onClick={() => host.call(phone)}>
      {words}
    </Button>
  ) : (
    <a className={button({ tone })} href={`tel:+${phone}`}>
      {words}
    </a>
  );
}

/** The policy itself, a tap away; all papers stand in their list. */
function PolicyPdf({
  documents,
  first = false,
  host,
  useRead,
  documentAt,
}: Pick<Props, 'host' | 'useRead' | 'documentAt'> & Pick<InsuranceClaim, 'documents'> & { first?: boolean }) {
  const t = useT();
  const id = documents.find(({ kind }) => kind === 'policy')?.id;
  const { data } = useRead('getPolicyDocument', id === undefined ? null : { path: { id } }, { every: LINK_LIVES_MS });
  if (data === undefined) return null;
  const address = documentAt('insuranceV2', data.url);
  return host.webview ? (
    <Button tone={first ? 'primary' : 'secondary'} onClick={() => host.openDocument(address, t('ins.document.policy'))}>
      <MoreIcon name="document" />
      {t('ins.policy.pdf')}
    </Button>
  ) : (
    <OuterLink look={first ? 'primary' : 'button'} href={address} target="_blank">
      <MoreIcon name="document" />
      {t('ins.policy.pdf')}
    </OuterLink>
  );
}

/** What has been paid and what is still to be paid. `saves`: a file can be saved here. */
function Payments({ claim, today, saves }: { claim: InsuranceClaim; today: string; saves: boolean }) {
  const t = useT();
  const { offer, payment } = claim;
  if (offer === null || offer.premium === null) return null;
  const plan = planOf(claim);
  const next = nextInstalment(plan, today);
  const words = nextWords(claim, today, t);
  const dues = plan
    .filter(({ number, date }) => number > 1 && date >= today)
    .map(({ date, sum }) => ({
      date,
      title: t('ins.calendar.event', { company: offer.company.name, sum: money(sum) }),
    }));
  const paidAt = payment?.paidAt ?? null;
  return (
    <CardSection title={t('ins.row.payment')}>
      {plan.length === 0 ? (
        <p className={wrap({ gap: '8', rowGap: '0', alignItems: 'baseline' })}>
          <span className={css({ textStyle: 'amount.md' })}>{money(offer.premium)}</span>{' '}
          <span className={css({ color: 'fg.muted' })}>
            {paidAt === null ? paymentWords(offer, t) : t('ins.policy.paid', { date: dateTimeKz(paidAt) })}
          </span>
        </p>
      ) : (
        <>
          <div>
            <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ins.row.premium')}</p>
            <p className={css({ textStyle: 'amount.md' })}>{money(offer.premium)}</p>
            {words !== null && <p>{t('ins.plan.nextIs', { next: words })}</p>}
          </div>
          <InstalmentList
            plan={plan}
            paid={paidAt !== null}
            next={next?.number}
            first={
              paidAt === null ? t('ins.plan.signed') : t('ins.plan.paid', { date: dmy(isoDayKz(Date.parse(paidAt))) })
            }
          />
        </>
      )}
      {saves && <CalendarLink dues={dues} of={claim.id} file={t('ins.calendar.file')} today={today} />}
    </CardSection>
  );
}

function PolicyPaper({
  document,
  host,
  useRead,
  documentAt,
}: Pick<Props, 'host' | 'useRead' | 'documentAt'> & { document: InsuranceClaim['documents'][number] }) {
  const t = useT();
  const read = useRead('getPolicyDocument', { path: { id: document.id } }, { every: LINK_LIVES_MS });
  return (
    <Paper
      title={t(`ins.document.${document.kind}`)}
      read={read}
      address={(link) => documentAt('insuranceV2', link.url)}
      row
      host={host}
    />
  );
}
