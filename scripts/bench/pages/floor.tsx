import { useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, createMachine } from 'xstate';

/** The same first page and the same two steps with React and XState alone: the floor that the product is measured by. */

declare const TEXTS: Readonly<Record<string, string>>;
const t = (id: string): string => TEXTS[id] ?? id;

const machine = createMachine({
  id: 'floor',
  initial: 'how',
  states: {
    how: { on: { START: 'seller' } },
    seller: { on: { SUBMIT: 'terms' } },
    terms: { on: { BACK: 'seller' } },
  },
});
const actor = createActor(machine).start();
const useScreen = () =>
  useSyncExternalStore(
    (listener) => {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
    () => actor.getSnapshot().value as string,
  );

function Page({ screen, title, children }: { screen: string; title: string; children: ReactNode }) {
  return (
    <main data-screen={screen}>
      <h1>{t(title)}</h1>
      {children}
    </main>
  );
}

function How() {
  return (
    <Page screen="how-it-works" title="how.title">
      <p>{t('how.free')}</p>
      <button type="button" data-event="START" onClick={() => actor.send({ type: 'START' })}>
        {t('how.start')}
      </button>
    </Page>
  );
}

function Field({ name, label }: { name: string; label: string }) {
  const [value, set] = useState('');
  return (
    <p>
      <label htmlFor={name}>{t(label)}</label>
      <input id={name} name={name} value={value} onChange={(event) => set(event.target.value)} />
    </p>
  );
}

function Tick({ name, label }: { name: string; label: string }) {
  const [on, set] = useState(false);
  return (
    <p>
      <input id={name} name={name} type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} />
      <label htmlFor={name}>{t(label)}</label>
    </p>
  );
}

const submit = (event: FormEvent): void => {
  event.preventDefault();
  actor.send({ type: 'SUBMIT' });
};

function Seller() {
  return (
    <Page screen="c2c-seller" title="c2c.seller.title">
      <form onSubmit={submit}>
        <Field name="name" label="c2c.seller.name" />
        <Field name="phone" label="c2c.seller.phone" />
        <Field name="personalNumber" label="c2c.seller.iin" />
        <button type="submit" data-event="SUBMIT_SELLER">
          {t('btn.continue')}
        </button>
      </form>
    </Page>
  );
}

function Terms() {
  return (
    <Page screen="c2c-terms" title="c2c.terms.title">
      <button type="button" data-event="BACK" onClick={() => actor.send({ type: 'BACK' })}>
        {t('btn.back')}
      </button>
      <form onSubmit={submit}>
        <Field name="initialFee" label="loan.fee" />
        <Field name="term" label="loan.termOnly" />
        <Tick name="cascoInsurance" label="c2c.terms.casco" />
        <Tick name="lifeInsurance" label="c2c.terms.life" />
        <Tick name="gpsTracker" label="c2c.terms.gps" />
        <button type="submit">{t('btn.continue')}</button>
      </form>
    </Page>
  );
}

/** By state. */
const SCREENS: Readonly<Record<string, () => ReactNode>> = { how: How, seller: Seller, terms: Terms };

function App() {
  const Screen = SCREENS[useScreen()] ?? How;
  return <Screen />;
}

const place = document.getElementById('root');
if (place) createRoot(place).render(<App />);
