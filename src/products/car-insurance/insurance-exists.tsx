import { openContacts } from '../../blocks/contacts.ts';
import { useT } from '../../i18n/index.ts';
import { Button, LinkButton, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** This person has an unfinished claim already; its owner may go on with it. */
export default function InsuranceExists({
  screen,
  send,
  busy,
  problem,
  config,
  host,
}: ScreenProps<'insurance-exists'>) {
  const t = useT();
  const claim = problem?.data['claimId'];
  const mine = typeof claim === 'string';
  return (
    <div data-screen={screen}>
      <Notice
        level="h1"
        icon="document"
        title={t('ins.exists.title')}
        text={t(mine ? 'ins.exists.text' : 'ins.exists.other')}
      >
        {mine && (
          <LinkButton to="insurance-policy" params={{ id: claim }} full>
            {t('ins.exists.open')}
          </LinkButton>
        )}
        <Button full tone="secondary" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('ins.exists.back')}
        </Button>
        {!mine && (
          <Button full tone="quiet" onClick={() => openContacts(config, host)}>
            {t('nav.contactUs')}
          </Button>
        )}
      </Notice>
    </div>
  );
}
