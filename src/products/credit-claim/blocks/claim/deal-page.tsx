import type { ReactNode } from 'react';
import { css } from '@styled/css';
import type { TextId } from '../../../../../locales/ids.ts';
import { ClaimPage } from './claim-page.tsx';
import { dealSteps, DOES, type DealStep } from './deal.ts';
import { isClient } from '../../../../blocks/claim/status.ts';
import { useT } from '../../../../i18n/index.ts';
import { Button, Icon } from '../../../../ui/index.ts';
import type { ScreenProps } from '../../../../blocks/props.ts';

const TEXTS: Readonly<Record<DealStep, { title: TextId; text: TextId; done: TextId }>> = {
  contract: { title: 'deal.s1', text: 'deal.s1Text', done: 'deal.s1Done' },
  registration: { title: 'deal.s2', text: 'deal.s2Text', done: 'deal.s2Done' },
  casco: { title: 'deal.s3', text: 'deal.s3Text', done: 'deal.s3Done' },
  pledge: { title: 'deal.s4', text: 'deal.s4Text', done: 'deal.s4Done' },
  money: { title: 'deal.s5', text: 'deal.s5Text', done: 'deal.s5Done' },
};

/** What is left after the signature, with what is to be done now before it. */
export function DealPage({
  screen,
  context,
  onBack,
  busy,
  host,
  profile,
  useRead,
  documentAt,
  config,
  children,
}: Pick<ScreenProps<'claim-deal'>, 'context' | 'busy' | 'host' | 'profile' | 'useRead' | 'documentAt' | 'config'> & {
  screen: string;
  onBack: () => void;
  children: ReactNode;
}) {
  const t = useT();
  const { claim } = context.responses;
  const own = isClient(profile);
  const seller = claim?.seller;
  const issued = claim?.status.alias === 'issued';
  return (
    <ClaimPage
      screen={screen}
      claim={claim}
      own={own}
      busy={busy}
      onBack={onBack}
      papers={{ host, useRead, documentAt, config }}
      about={
        claim && {
          milestone: 'deal',
          content: (
            <ol className={css({ listStyle: 'decimal', ps: '20', pt: '8', textStyle: 'body.sm' })}>
              {dealSteps(claim).map(({ step, done }, at, all) => (
                <li key={step} className={css({ pb: '8' })}>
                  <p className={css({ textStyle: 'label' })}>
                    {t(TEXTS[step].title)}
                    {!done && (
                      <span className={css({ fontWeight: 'regular', color: 'fg.muted' })}>
                        {' · '}
                        {t(own || DOES[step] === 'bank' ? `deal.by.${DOES[step]}` : 'deal.by.client')}
                      </span>
                    )}
                  </p>
                  {/* Of those to come only the next one is explained. */}
                  {(done || all.findIndex((one) => !one.done) === at) && (
                    <p className={css({ color: 'fg.muted' })}>{t(done ? TEXTS[step].done : TEXTS[step].text)}</p>
                  )}
                </li>
              ))}
            </ol>
          ),
        }
      }
    >
      {children}
      {seller && !issued && (
        <Button full tone="quiet" onClick={() => host.call(seller.phone)}>
          <Icon name="phone" />
          {t('deal.sellerCall')}
        </Button>
      )}
    </ClaimPage>
  );
}
