import { lazy, Suspense, useRef, useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { ActiveClaims, useActiveClaims } from './board/active-claims.tsx';
import { Columns } from '../blocks/columns.tsx';
import { CarDrawing } from '../blocks/claim/car-drawing.tsx';
import { Section } from '../blocks/claim/section.tsx';
import { ShieldSign } from '../blocks/shield-sign.tsx';
import { loadCatalogue, useT } from '../i18n/index.ts';
import { Button, Card, LinkButton, Page, Skeleton } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

const TermsFirst = lazy(() =>
  Promise.all([import('./start.tsx'), loadCatalogue('start')]).then(
    ([{ TermsFirst: part }]) => ({ default: part }),
    () => ({ default: () => <Apply /> }),
  ),
);
function Apply({ tone = 'primary' }: { tone?: 'primary' | 'secondary' }) {
  return (
    <LinkButton to="how-it-works" tone={tone}>
      {useT()('btn.submit')}
    </LinkButton>
  );
}

/** The customer's first page: what can be applied for, and what is on its way. */
export default function Home({ screen, profile, useRead, ask, draft, facts, fill }: ScreenProps<'home'>) {
  const t = useT();
  const loan = useRef<HTMLHeadingElement>(null);
  const active = useActiveClaims({ useRead });
  const [reckons, setReckons] = useState(false);
  const reckon = () => {
    setReckons(true);
    // The button goes.
    loan.current?.focus();
  };
  return (
    <Page screen={screen} title={profile?.firstName ? t('home.hello', { name: profile.firstName }) : t('home.title')}>
      <div
        className={arranged({ as: 'onWay' })}
        data-many={active.rows.length > 1 ? '' : undefined}
        // How many there are decides where the rest stands: it does not move from under a press.
        data-unsure={active.waits && !active.late ? '' : undefined}
      >
        <Columns
          parts="half"
          // What is on its way goes on before anything new is begun.
          main={
            <section aria-labelledby="active" className={stack({ gap: '12' })}>
              <div className={arranged({ as: 'titled' })}>
                <h2 id="active" className={css({ textStyle: 'h2' })}>
                  {t('home.active')}
                </h2>
                {active.rows.length > 0 && (
                  <LinkButton to="my-applications" tone="quiet">
                    {t('home.all')}
                  </LinkButton>
                )}
              </div>
              <ActiveClaims {...active} />
            </section>
          }
          aside={
            <Section title={t('home.new')}>
              {/* Parts of one card: what is on its way is the main thing. */}
              <div className={arranged({ as: 'folds' })}>
                <Card as="section" data-offer>
                  <div className={stack({ gap: '12' })}>
                    <div className={arranged({ as: 'begins' })}>
                      <span>
                        <CarDrawing />
                      </span>
                      <h3 ref={loan} tabIndex={-1}>
                        {t('home.c2cTitle')}
                      </h3>
                      <p>{t('home.c2cText')}</p>
                    </div>
                    {reckons ? (
                      <Suspense fallback={<Skeleton />}>
                        <TermsFirst ask={ask} draft={draft} facts={facts} fill={fill} />
                      </Suspense>
                    ) : (
                      <div className={arranged({ as: 'halves' })}>
                        <Apply tone={active.waits || active.rows.some(({ runs }) => !runs) ? 'secondary' : 'primary'} />
                        <Button tone="quiet" onClick={reckon}>
                          {t('home.calculate')}
                        </Button>
                      </div>
                    )}
                  </div>
                </Card>
                <Card as="section" data-offer>
                  <div className={stack({ gap: '12' })}>
                    <div className={arranged({ as: 'begins' })}>
                      <span>
                        <ShieldSign />
                      </span>
                      <h3>{t('home.insuranceTitle')}</h3>
                      <p>{t('home.insuranceText')}</p>
                    </div>
                    <LinkButton to="insurance-begin" tone="secondary" full>
                      {t('home.insuranceGo')}
                    </LinkButton>
                  </div>
                </Card>
              </div>
            </Section>
          }
        />
      </div>
    </Page>
  );
}
