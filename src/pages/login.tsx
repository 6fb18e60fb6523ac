import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { initial, loginForm } from '../../schemas/login.form.ts';
import { useT } from '../i18n/index.ts';
import { Form, PasswordField, TextField } from '../ui/form/index.ts';
import { Banner, Link, Page } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

export default function Login({ screen, send, busy, asked, problem, draft }: ScreenProps<'login'>) {
  const t = useT();
  return (
    <Page screen={screen} title={t('login.title')} lead={t('login.lead')}>
      {asked && (
        <Banner live>
          <p>{t('login.asked')}</p>
        </Banner>
      )}
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
      <div className={stack({ gap: '8' })}>
        <h2 className={css({ textStyle: 'h3' })}>{t('login.noPassword')}</h2>
        <p className={css({ color: 'fg.muted' })}>{t('login.noPasswordText')}</p>
        <p>
          <Link to="guide">{t('login.help')}</Link>
        </p>
      </div>
      <div className={stack({ gap: '8' })}>
        <h2 className={css({ textStyle: 'h3' })}>{t('login.newHere')}</h2>
        <p>
          <Link to="start">{t('login.newHereLink')}</Link>
        </p>
      </div>
    </Page>
  );
}
