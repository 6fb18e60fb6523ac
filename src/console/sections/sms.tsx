import { useEffect, useRef, useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { dateTimeKz, phone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { announce, Button, Card, EmptyState, snackbar } from '../../ui/index.ts';
import { useRead } from '../data.ts';
import { copy } from '../outside/browser.ts';
import type { Answer } from '../outside/shapes.ts';
import { Buttons, Cards, Filter, Fine, Loaded, TabLink, ToApp } from '../parts.tsx';

const codeIn = (text: string): string | undefined => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
const linkIn = (text: string): string | undefined => /https?:\/\/\S+[^\s.,)]/.exec(text)?.[0];

/** Messages as they come, newest first. */
export default function Sms() {
  const t = useT();
  const inbox = useRead('inbox');
  const [only, setOnly] = useState('');
  useNews(inbox.data);
  return (
    <Loaded query={inbox}>
      {(messages) => {
        const phones = [...new Set(messages.map((one) => one.phone))].sort();
        const shown = messages.filter((one) => only === '' || one.phone === only);
        if (messages.length === 0)
          return (
            <EmptyState title={t('qa.sms.none')} text={t('qa.sms.noneText')}>
              <ToApp />
            </EmptyState>
          );
        return (
          <>
            <Filter
              label={t('qa.sms.phone')}
              value={only}
              options={phones.map((value) => ({ value, label: phone(value) }))}
              onChange={setOnly}
            />
            <Cards>
              {shown.map((message) => (
                <Message key={message.seq} message={message} />
              ))}
            </Cards>
          </>
        );
      }}
    </Loaded>
  );
}

function Message({ message }: { message: Answer<'inbox'>[number] }) {
  const t = useT();
  const code = codeIn(message.text);
  const link = linkIn(message.text);
  return (
    <Card as="li">
      <div className={stack({ gap: '8' })}>
        <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '12' })}>
          <strong className={css({ textStyle: 'body.strong' })}>{phone(message.phone)}</strong>
          <Fine>{dateTimeKz(message.at)}</Fine>
        </p>
        <p className={css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })}>{message.text}</p>
        <Buttons>
          {code !== undefined && (
            <Button
              tone="secondary"
              event="COPY_CODE"
              onClick={() =>
                void copy(code).then((done) =>
                  done
                    ? snackbar.success(() => t('qa.copied', { what: code }))
                    : snackbar.error(() => t('qa.notCopied')),
                )
              }
            >
              {t('qa.sms.copyCode', { code })}
            </Button>
          )}
          {link !== undefined && <TabLink href={link}>{t('qa.sms.openLink')}</TabLink>}
        </Buttons>
      </div>
    </Card>
  );
}

/** Says once that messages came while the page was on show. */
function useNews(messages: Answer<'inbox'> | undefined): void {
  const t = useT();
  const newest = messages?.[0]?.seq ?? (messages ? 0 : null);
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (newest === null) return;
    if (seen.current !== null && newest > seen.current) announce(t('qa.sms.news'));
    seen.current = newest;
  }, [newest, t]);
}
