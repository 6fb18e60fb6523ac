import { useEffect, type RefObject } from 'react';

/** Ctrl+K, on a Mac Cmd+K, leads into a field. No single letter: those belong to speech control and to typing (WCAG 2.1.4). */
export function useShortcut(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By its place on the keyboard: with Russian or Kazakh letters on, the key says something else.
      if (event.code !== 'KeyK' || event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return;
      if (document.querySelector('[data-modal]') !== null) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field]);
}
