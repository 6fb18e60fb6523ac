import { useEffect, useState, useSyncExternalStore } from 'react';
import { snackbar as recipe } from '@styled/recipes';
import { useT } from '../i18n/index.ts';
import { button } from '@styled/recipes';
import { Icon } from './icons.tsx';
import { snackbar, type SnackbarState } from './snackbar.store.ts';

const SHOWN_MS = { success: 6_000, error: 10_000 } as const;

/** Mounted once at the root. Both live regions stand there from the start, or the first message would be silent. */
export function SnackbarHost() {
  const t = useT();
  const state = useSyncExternalStore(snackbar.subscribe, snackbar.state, snackbar.state);
  const { region } = recipe();
  const key = state.show ? state.message() : '';
  return (
    <section className={region} aria-label={t('snackbar.region')}>
      <div role="status">{state.show && state.status === 'success' && <Message key={key} state={state} />}</div>
      <div role="alert">{state.show && state.status === 'error' && <Message key={key} state={state} />}</div>
    </section>
  );
}

/** Where it stands is found by what comes with the first message; until then, and without network, under the header. */
const standing = (message: HTMLElement | null) => {
  const placed =
    message &&
    import('./place-message.ts').then(
      ({ placeMessage }) => placeMessage(message),
      () => null,
    );
  return () => void placed?.then((leave) => leave?.());
};

function Message({ state }: { state: SnackbarState }) {
  const t = useT();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  // Time stands still while somebody points at it or has the focus in it.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(snackbar.close, SHOWN_MS[state.status]);
    return () => clearTimeout(timer);
  }, [held, state.status]);
  const classes = recipe({ status: state.status });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only holds its own clock
    <div
      ref={standing}
      className={classes.root}
      data-snackbar={state.status}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && snackbar.close()}
    >
      {state.showIcon && (
        <span className={classes.icon}>
          <Icon name={state.status === 'success' ? 'check' : 'alert'} />
        </span>
      )}
      <span className={classes.text}>{state.message()}</span>
      <button
        type="button"
        className={button({ tone: 'onDark', shape: 'icon' })}
        aria-label={t('btn.close')}
        onClick={snackbar.close}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}
