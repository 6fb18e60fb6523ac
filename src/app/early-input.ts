type Control = HTMLInputElement &
  Partial<Pick<HTMLSelectElement, 'options'>> & { _valueTracker?: { setValue(value: string): void } };
interface Touched {
  readonly control: Control;
  readonly value: string;
  readonly checked: boolean;
  /** Absent in a list of choices. */
  readonly caret: number | null | undefined;
}

const isBox = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';
const isTouched = (control: Control): boolean =>
  isBox(control)
    ? control.checked !== control.defaultChecked
    : control.options
      ? [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : control.value !== control.defaultValue;

/** Fields of a page that came drawn which stand otherwise than they were drawn. */
export const touchedIn = (place: HTMLElement): Touched[] =>
  [...place.querySelectorAll<Control>('input, textarea, select')].filter(isTouched).map((control) => ({
    control,
    value: control.value,
    checked: control.checked,
    caret: control.selectionStart,
  }));

/**
 * React takes a field over as it stands, and hears of nothing that was done before: it would put its own value back when
 * it draws next. So it is told, by an event as of a hand. React skips one whose value it believes to know, hence its own
 * record. A field that was drawn anew gets what stood in the one before it.
 */
export const tellTouched = (touched: readonly Touched[], place: HTMLElement): void => {
  for (const { control: was, value, checked, caret } of touched) {
    const same = `[name="${was.name}"]${isBox(was) ? `[value="${value}"]` : ''}`;
    const control = was.isConnected ? was : place.querySelector<Control>(same);
    if (control === null) continue;
    const put = (): void => {
      if (typeof caret === 'number' && control === document.activeElement && control.value === value)
        control.setSelectionRange(caret, caret);
    };
    if (isBox(control)) control.checked = checked;
    else if (control.value !== value) control.value = value;
    put();
    control._valueTracker?.setValue(`${value}…`);
    control.dispatchEvent(new Event(isBox(control) ? 'click' : 'change', { bubbles: true }));
    // A mask has put it where it belongs.
    put();
  }
};
