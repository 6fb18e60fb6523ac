import type { ComponentType } from 'react';
import { loadCatalogue, useT } from '../i18n/index.ts';
import { Button, Page } from '../ui/index.ts';
import { useApp } from './context.ts';
import { fullNameOf, useSession } from './screen-props.ts';

/** A link's token would sign somebody in: nothing is kept or overwritten before the person who is here has said so. */
function LinkQuestion() {
  const app = useApp();
  const t = useT();
  const { profile, linked } = useSession();
  const name = linked === null ? '' : fullNameOf(linked);
  const words =
    profile === null
      ? {
          title: name === '' ? t('session.linkTitleNameless') : t('session.linkTitle', { name }),
          lead: t('session.linkText'),
          yes: t('nav.login'),
          no: t('session.linkDecline'),
        }
      : {
          title: t('session.switchTitle'),
          lead: t('session.switchText'),
          yes: t('session.switchConfirm'),
          no: t('session.switchKeep'),
        };
  return (
    <Page screen={profile === null ? 'session-link' : 'session-switch'} title={words.title} lead={words.lead}>
      <Button full event="SWITCH" onClick={() => app.session.send({ type: 'SWITCH' })}>
        {words.yes}
      </Button>
      <Button full tone="secondary" event="KEEP" onClick={() => app.session.send({ type: 'KEEP' })}>
        {words.no}
      </Button>
    </Page>
  );
}

export const load = async (): Promise<{ default: ComponentType }> => {
  await loadCatalogue('session');
  return { default: LinkQuestion };
};
