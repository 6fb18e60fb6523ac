import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { link } from '@styled/recipes';
import { isConsent } from '../../schemas/credit-claim/consents.ts';
import { CardSection } from '../blocks/claim/card-section.tsx';
import { SignedConsents } from '../blocks/claim/signed-consents.tsx';
import { openContacts } from '../blocks/contacts.ts';
import { ListPart, useGrowing, type PartOf } from '../blocks/lists/list-part.tsx';
import { pageOf, toPage } from '../blocks/lists/pages.ts';
import type { ScreenProps } from '../blocks/props.ts';
import { dateTimeKz } from '../i18n/format.ts';
import { useT } from '../i18n/index.ts';
import { EmptyState, Fold, LinkButton, Page } from '../ui/index.ts';

/** What the customer has consented to, claim by claim: when, in which version, and whom to ask to take it back. */
export default function Consents({ screen, place, config, host, useRead }: ScreenProps<'consents'>) {
  const t = useT();
  const parts = useGrowing(pageOf(place.query), (next) => place.move({ query: toPage(next) }, 'replace'));
  return (
    <Page screen={screen} title={t('consents.title')} lead={t('consents.lead')}>
      {parts.map((part) => (
        <Part key={part.page} part={part} config={config} useRead={useRead} />
      ))}
      <div>
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('consents.withdraw')}</p>
        {/* Seldom wanted: no more than what it stands under. */}
        <button type="button" className={link({ place: 'alone' })} onClick={() => openContacts(config, host)}>
          {t('nav.contactUs')}
        </button>
      </div>
    </Page>
  );
}

function Part({ part, config, useRead }: Pick<ScreenProps<'consents'>, 'config' | 'useRead'> & { part: PartOf }) {
  const t = useT();
  return (
    <ListPart
      {...part}
      read={useRead('consents', { variables: { page: part.page } })}
      keyOf={({ id }) => id}
      render={({ number, product, consents }) => (
        <CardSection title={t('consents.claim', { car: product.carName ?? t('list.noCar'), number })}>
          {/* One code signs all of them. */}
          {consents.slice(0, 1).map(({ signedAt, version }) => (
            <p key={signedAt} className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
              {t('consents.signed', { at: dateTimeKz(signedAt), version })}
            </p>
          ))}
          <ul className={stack({ gap: '4' })}>
            {consents.map(({ alias }) => (
              <li key={alias}>{isConsent(alias) ? t(`consents.short.${alias}`) : alias}</li>
            ))}
          </ul>
          <Fold title={t('consents.texts')}>
            <SignedConsents consents={consents} config={config} />
          </Fold>
        </CardSection>
      )}
      empty={
        <EmptyState title={t('consents.empty')} text={t('consents.emptyText')}>
          <LinkButton to="how-it-works" full>
            {t('btn.submit')}
          </LinkButton>
        </EmptyState>
      }
    />
  );
}
