import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { Back } from '../../blocks/claim/back.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { DocumentButton, LINK_LIVES_MS } from '../../blocks/document-button.tsx';
import { Known } from './blocks/facts.tsx';
import { InsuredCost } from './blocks/insured-cost.tsx';
import { carName, choiceLine, choiceRows, clientName, totalName, untilWords } from './blocks/words.ts';
import { PaymentBar } from './blocks/so-far.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { PaperName } from '../../blocks/paper.tsx';
import { Acceptance } from '../../blocks/sign/acceptance.tsx';
import { dateTimeKz, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Card, Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The agreement: what it says in short, the document itself, and the word that it was read. */
export default function CascoLifeAgreement({
  screen,
  context,
  send,
  busy,
  problem,
  draft,
  host,
  documentAt,
  useRead,
}: ScreenProps<'casco-life-agreement'>) {
  const t = useT();
  const isWide = useWide();
  // Addresses of documents are signed for some minutes: a page that stands longer asks for a new one.
  const fresh = useRead('getCascoLifeClaim', context.id === null ? null : { path: { id: context.id } }, {
    every: LINK_LIVES_MS,
  });
  const known = context.responses.getCascoLifeClaim;
  // It is read for the address alone: what was read before of another agreement, or of none, is not this one.
  const claim = fresh.data?.agreement?.number === known?.agreement?.number ? (fresh.data ?? known) : known;
  const agreement = claim?.agreement;
  const { getCascoConditions: casco, getLifeConditions: life } = context.responses;
  // What is bought has the rows that it was chosen by; what is not, a word.
  const choices = (['casco', 'life'] as const).map((kind) => {
    const choice = claim?.[kind] ?? null;
    const conditions = kind === 'casco' ? casco : life;
    const rows = choiceRows(choice, conditions, t);
    const line = rows.length > 0 ? (choice?.company?.name ?? '—') : choiceLine(choice, conditions, t);
    return { kind, name: t(`cl.${kind}`), line, rows };
  });
  const facts = claim && agreement && (
    <Card>
      <div className={css({ my: '[-12px]' })}>
        {/* Chosen a step before: a line of each, so that the document is near. */}
        {choices.map(({ kind, ...known }) => (
          <Known key={kind} {...known} />
        ))}
        <Known
          name={t('cl.client')}
          line={clientName(claim)}
          rows={[
            { label: t('cl.agreement.number'), value: agreement.number },
            { label: t('cl.car'), value: carName(claim) },
          ]}
        />
        {/* With a loan the sum stands above its cost. */}
        {claim.premiumTotal !== null && claim.insuredLoan === null && (
          <Known name={totalName(claim, t)} line={money(claim.premiumTotal)} rows={[]} />
        )}
      </div>
    </Card>
  );
  // A month of the loan as it is then; without one, what the policies cost.
  const sum = claim?.insuredLoan?.monthlyPayment ?? claim?.premiumTotal ?? null;
  const bar = claim &&
    sum !== null && { name: claim.insuredLoan ? t('cl.payment') : totalName(claim, t), sum: money(sum) };
  return (
    <Page
      screen={screen}
      title={t('cl.agreement.title')}
      lead={[t('cl.agreement.lead'), claim?.decideUntil && untilWords(claim.decideUntil, t)].filter(Boolean).join(' ')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
    >
      {claim && agreement ? (
        <Columns
          parts="half"
          aside={isWide && <InsuredCost claim={claim} casco={casco} life={life} />}
          main={
            <>
              <Acceptance
                number={agreement.number}
                paper={(field) => (
                  <div className={stack({ gap: '12' })}>
                    <PaperName
                      title={t('cl.agreement.title')}
                      note={`${agreement.number}, ${dateTimeKz(agreement.createdAt)}`}
                    />
                    <DocumentButton
                      address={documentAt('insuranceV1', agreement.documentUrl)}
                      title={t('cl.agreement.title')}
                      label={`${t('doc.open')}: ${t('cl.agreement.title')}`}
                      host={host}
                      {...field}
                    >
                      {t('doc.open')}
                    </DocumentButton>
                  </div>
                )}
                // On a phone what it costs stands between the document and the box.
                between={!isWide && <InsuredCost claim={claim} casco={casco} life={life} />}
                bar={bar && <PaymentBar payment={bar} />}
                label={t('cl.agreement.accept')}
                submitLabel={t('cl.agreement.next')}
                draft={draft('ACCEPT_AGREEMENT')}
                busy={busy}
                problem={problem}
                onSubmit={(values) => send({ type: 'ACCEPT_AGREEMENT', values })}
              />
              {/* Chosen a step before: the way on is nearer than what was chosen. */}
              {facts}
            </>
          }
        />
      ) : (
        <Skeleton label={t('cl.agreement.late')} />
      )}
    </Page>
  );
}
