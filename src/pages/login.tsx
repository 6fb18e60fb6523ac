import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { card } from '@styled/recipes';
import { initial, loginForm } from '../../schemas/login.form.ts';
import { useT } from '../i18n/index.ts';
import { Form, PasswordField, TextField } from '../ui/form/index.ts';
import { Banner, Halves, Link, LinkButton, Page } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

/** Customers come by a link, and see that first; a password is of those who work here. */
export default function Login({ screen, send, busy, asked, problem, draft }: ScreenProps<'login'>) {
  const t = useT();
  const part = `${card()} ${stack({ gap: '12' })}`;
  const head = css({ textStyle: 'h2' });
  return (
    <Page screen={screen} title={t('login.title')}>
      {asked && (
        <Banner live>
          <p>{t('login.asked')}</p>
        </Banner>
      )}
      <Halves>
        <div className={part}>
          <h2 className={head}>{t('login.client')}</h2>
          <p>{t('login.lead')}</p>
          <LinkButton to="guide" tone="secondary" full>
            {t('login.help')}
          </LinkButton>
          <LinkButton to="start" tone="secondary" full>
            {t('login.newHere')}
          </LinkButton>
        </div>
        <div className={part}>
          <h2 className={head}>{t('login.staff')}</h2>
          <Form
            schema={loginForm}
            initial={initial}
            draft={draft('SIGN_IN')}
            event="SIGN_IN"
            submitLabel={t('nav.login')}
            busy={busy}
            problem={problem?.fields}
            // Whoever is wrong, user or password: one sentence, so that nobody learns which users exist.
            failure={problem?.kind === 'unauthorized' ? t('login.wrong') : undefined}
            onSubmit={(values) => send({ type: 'SIGN_IN', values })}
          >
            <TextField name="username" label={t('login.user')} autoComplete="username" maxLength={200} />
            <PasswordField name="password" label={t('login.pass')} />
          </Form>
          <Link to="guide">{t('login.forgot')}</Link>
        </div>
      </Halves>
    </Page>
  );
}
