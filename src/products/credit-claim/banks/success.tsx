import { PrintSchedule } from '../../../blocks/banks/keep-schedule.tsx';
import { PaymentDays } from '../../../blocks/banks/payment-days.tsx';
import { useTakenOffer } from '../../../blocks/banks/taken-offer.ts';
import { offerSchedule } from '../../../blocks/banks/offer-cost.ts';
import { Schedule } from '../../../blocks/banks/schedule.tsx';
import { Back } from '../../../blocks/claim/back.tsx';
import { CardSection } from '../../../blocks/claim/card-section.tsx';
import { SignedCredit } from '../../../blocks/claim/signed-credit.tsx';
import { LoanDone } from '../blocks/banks/loan-done.tsx';
import { HowToPay } from '../blocks/banks/how-to-pay.tsx';
import { openContacts } from '../../../blocks/contacts.ts';
import { Standalone } from '../../../blocks/standalone.tsx';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** The loan is given: what was signed, when it is paid, and where it stands. */
export default function Success({
  screen,
  context,
  send,
  host,
  config,
  useRead,
  facts,
  documentAt,
}: ScreenProps<'success'>) {
  const t = useT();
  const { claim } = context.responses;
  const offer = useTakenOffer(claim, useRead);
  if (context.id === null) return <Standalone screen={screen} />;
  const rows = offer && offerSchedule(offer);
  // No file can be saved where the app shows the page.
  const keeps = offer !== null && !host.webview;
  return (
    <LoanDone
      screen={screen}
      title={t('b.success')}
      what="issued"
      text={t('b.successLead')}
      claim={claim}
      offer={offer}
      today={facts.today}
      host={host}
      back={<Back onBack={() => send({ type: 'BACK' })} label={t('b.toClaim')} />}
      ways={
        <>
          {/* What is left to do: not to forget a payment. Its place is kept while the days are not known. */}
          {keeps &&
            (claim && offer && rows ? (
              <PaymentDays main bank={offer.bank.name} rows={rows} of={claim.id} today={facts.today} />
            ) : (
              <Button full busy>
                {t('cost.calendar')}
              </Button>
            ))}
          <Button
            full
            tone={keeps ? 'secondary' : 'primary'}
            event="CONTINUE"
            onClick={() => send({ type: 'CONTINUE' })}
          >
            {t('nav.myApplications')}
          </Button>
        </>
      }
      proof={
        offer &&
        rows && (
          <>
            <SignedCredit id={context.id} useRead={useRead} host={host} documentAt={documentAt} />
            <CardSection title={t('b.schedule')}>
              <Schedule rows={rows} note={t('b.scheduleNote')} />
              {!host.webview && <PrintSchedule />}
            </CardSection>
          </>
        )
      }
    >
      {offer && rows && (
        <HowToPay bank={offer.bank} offer={offer.approved} rows={rows} host={host}>
          <Button tone="quiet" full onClick={() => openContacts(config, host)}>
            {t('nav.contactUs')}
          </Button>
        </HowToPay>
      )}
    </LoanDone>
  );
}
