import { stack } from '@styled/patterns';
import { openContacts } from '../../../blocks/contacts.ts';
import { personName } from '../../../blocks/claim/person-name.ts';
import { phone } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, Ending, SummaryList } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** The person has an open claim, of which nothing is told here: what was typed stands beside, for it may be somebody else's number. */
export default function Exists({ screen, send, busy, context, config, host }: ScreenProps<'c2c-exists'>) {
  const t = useT();
  const { SUBMIT_ME: me } = context.answers;
  return (
    <div data-screen={screen}>
      <Ending
        icon="chat"
        title={t('c2c.exists.title')}
        text={
          <div className={stack({ gap: '12' })}>
            <p>{t('c2c.exists.text')}</p>
            <p>{t('c2c.exists.noSms')}</p>
          </div>
        }
        about={
          me && (
            <SummaryList
              rows={[
                { label: t('c2c.me.iin'), value: me.personalNumber },
                { label: t('c2c.exists.who'), value: personName(me) },
                { label: t('c2c.exists.phone'), value: phone(me.phone) },
              ]}
            />
          )
        }
      >
        <Button full tone="secondary" onClick={() => openContacts(config, host)}>
          {t('nav.contactUs')}
        </Button>
        <Button full tone="quiet" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('c2c.exists.back')}
        </Button>
      </Ending>
    </div>
  );
}
