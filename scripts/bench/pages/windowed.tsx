import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

/** A list of 10 000 rows of which those in sight alone are there: what a long list may cost to scroll. */

const COUNT = 10_000;
const HEIGHT = 96;
const SHOWN = 30;

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};
const firstInSight = (): number => Math.min(COUNT - SHOWN, Math.floor(scrollY / HEIGHT));

function Windowed() {
  const first = useSyncExternalStore(subscribe, firstInSight);
  const rows = Array.from({ length: SHOWN }, (_, at) => first + at);
  return (
    <main data-screen="windowed">
      <ul style={{ position: 'relative', height: COUNT * HEIGHT, margin: 0 }}>
        {rows.map((row) => (
          <li key={row} style={{ position: 'absolute', top: row * HEIGHT, height: HEIGHT }}>
            <a href={`#${String(row)}`}>Toyota Camry, 2020, № {row}</a>
            <p>12 000 000 ₸</p>
            <p>01.02.2026</p>
          </li>
        ))}
      </ul>
    </main>
  );
}

const place = document.querySelector('#root');
if (place !== null) createRoot(place).render(<Windowed />);
