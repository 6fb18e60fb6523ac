import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { initial, loginForm } from '../../../schemas/login.form.ts';
import { useT } from '../../i18n/index.ts';
import { Form, PasswordField, TextField } from '../../ui/form/index.ts';
import { Banner, Link, Page } from '../../ui/index.ts';
import type { ScreenProblem, ScreenProps } from '../props.ts';

function useTrouble(problem: ScreenProblem | null): string | null {
  const t = useT();
  // Whoever is wrong, user or password: one sentence, so that nobody learns which users exist.
  return problem?.kind === 'unauthorized' ? t('login.wrong') : (problem?.text ?? null);
}

export default function Login({ screen, send, busy, asked, problem, draft }: ScreenProps<'login'>) {
  const t = useT();
  const trouble = useTrouble(problem);
  return (
    <Page screen={screen} title={t('login.title')} lead={t('login.lead')}>
      {asked && (
        <Banner live>
          <p>{t('login.asked')}</p>
        </Banner>
      )}
      {trouble && !busy && (
        <Banner tone="error" live>
          <p>{trouble}</p>
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
        onSubmit={(values) => send({ type: 'SIGN_IN', values })}
      >
        <TextField name="username" label={t('login.user')} autoComplete="username" maxLength={200} />
        <PasswordField name="password" label={t('login.pass')} />
      </Form>
      <div className={stack({ gap: '8' })}>
        <h2 className={css({ textStyle: 'h3' })}>{t('login.noPassword')}</h2>
        <p className={css({ color: 'fg.muted' })}>{t('login.noPasswordText')}</p>
      </div>
      <div className={stack({ gap: '8' })}>
        <h2 className={css({ textStyle: 'h3' })}>{t('login.newHere')}</h2>
        <p>
          <Link to="how-it-works">{t('login.newHereLink')}</Link>
        </p>
      </div>
    </Page>
  );
}
