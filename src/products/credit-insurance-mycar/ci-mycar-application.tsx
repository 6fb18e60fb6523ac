import { useRef, useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged, estimate } from '@styled/recipes';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { openContacts } from '../../blocks/contacts.ts';
import { Price } from '../../blocks/credit-insurance/price.tsx';
import { HealthSaid, saidYes } from '../../blocks/credit-insurance/health-said.tsx';
import { DocumentButton, LINK_LIVES_MS } from '../../blocks/document-button.tsx';
import { CompanyName } from '../../blocks/marks/company-name.tsx';
import { insuranceOf } from '../../blocks/credit-insurance/insurance.ts';
import { useWide } from '../../ui/use-wide.ts';
import { dmy, money, months, unbroken } from '../../i18n/format.ts';
import { useT, type Translate } from '../../i18n/index.ts';
import { Banner, Button, Page, Skeleton, SummaryList, type SummaryRow } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Of what the paper says: the loan, and its borrower, as far as somebody is shown it who was found by phone alone. */
const writtenRows = ({ client, bank, loan }: CreditInsurance, t: Translate): SummaryRow[] => [
  { label: t('ci.lender'), value: bank.name },
  { label: t('ci.contract'), value: unbroken(loan.contractNumber) },
  {
    label: t('ci.loan'),
    value: `${money(loan.sum)}\n${months(loan.termMonths, t)}, ${t('ci.until', { date: dmy(loan.dateEnd) })}`,
  },
  { label: t('ci.borrower'), value: client.fullName },
  { label: t('ci.iin'), value: client.personalNumber },
];

/** It is shown in part. */
const isMasked = ({ client }: CreditInsurance): boolean => client.personalNumber.includes('•');

/** The application as a paper (getClientApplication): opened once before anything is agreed to. */
export default function MycarApplication({
  screen,
  context,
  send,
  config,
  host,
  documentAt,
  useRead,
  draft,
}: ScreenProps<'ci-mycar-application'>) {
  const t = useT();
  const isWide = useWide();
  // Its address is signed for some minutes, and the questions before it take their time.
  const fresh = useRead('getCreditInsurance', context.id === null ? null : { path: { id: context.id } }, {
    every: LINK_LIVES_MS,
  });
  const insurance = fresh.data ?? insuranceOf(context);
  const path = insurance?.applicationUrl ?? null;
  // Whoever has had it open, and comes back to it, need not open it again to go on.
  const kept = draft('own');
  const [opened, setOpened] = useState(() => kept.load()?.['opened'] === context.id);
  const [pressed, setPressed] = useState(false);
  const paper = useRef<HTMLDivElement>(null);
  const goOn = () => {
    if (opened) return send({ type: 'SHOW_APPLICATION' });
    setPressed(true);
    paper.current?.querySelector<HTMLElement>('a, button')?.focus();
  };
  const said = (
    <HealthSaid context={context} open={isWide || saidYes(context) > 0} onChange={() => send({ type: 'BACK' })} />
  );
  const ways = (
    <>
      {path !== null && (
        <Button full event="SHOW_APPLICATION" onClick={goOn}>
          {t('ci.application.go')}
        </Button>
      )}
      {/* The other answer to the same question. */}
      <div className={arranged({ as: 'apart' })}>
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ci.application.wrong')}</p>
        <Button tone="quiet" onClick={() => openContacts(config, host)}>
          {t('nav.contactUs')}
        </Button>
      </div>
    </>
  );
  const price = insurance && <Price {...insurance} covers={insurance} />;
  return (
    <Page
      screen={screen}
      title={t('ci.application')}
      lead={t('ci.applicationLead')}
      above={<Back onBack={() => send({ type: 'BACK' })} />}
    >
      <Columns
        parts="rows"
        main={
          <>
            {path === null ? (
              <Skeleton label={t('ci.applicationLate')} />
            ) : (
              <div className={arranged({ as: 'known' })}>
                <div className={stack({ gap: '12' })}>
                  {insurance && (
                    <CompanyName company={insurance.insurer} kind="insurer">
                      <span className={css({ textStyle: 'body.strong' })}>{insurance.insurer.name}</span>
                    </CompanyName>
                  )}
                  <div ref={paper}>
                    <DocumentButton
                      address={documentAt('mydirect', path)}
                      title={t('ci.application')}
                      onOpened={() => {
                        kept.save({ opened: context.id });
                        setOpened(true);
                      }}
                      host={host}
                    >
                      {t('ci.openApplication')}
                    </DocumentButton>
                  </div>
                  {pressed && !opened && (
                    <Banner tone="error" live>
                      <p>{t('ci.application.first')}</p>
                    </Banner>
                  )}
                </div>
                {insurance && (
                  <div>
                    <SummaryList rows={writtenRows(insurance, t)} />
                    {isMasked(insurance) && (
                      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ci.application.masked')}</p>
                    )}
                  </div>
                )}
                {!isWide && price}
              </div>
            )}
            {said}
          </>
        }
        aside={
          // What it costs and the way on, as the next page has them.
          isWide ? (
            <section className={estimate().panel} aria-label={t('ci.premium')}>
              {price}
              {ways}
            </section>
          ) : (
            <div className={stack({ gap: '12' })}>{ways}</div>
          )
        }
      />
    </Page>
  );
}
