type Child = Node | string | null;
type Attributes = Readonly<Record<string, string | number | null>>;

const fill = <E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E => {
  for (const [name, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(name, String(value));
  element.append(...children.filter((child) => child !== null));
  return element;
};

/** An element with its attributes (null: none of that name) and what stands in it. */
export const h = (name: string, attributes: Attributes = {}, ...children: readonly Child[]): HTMLElement =>
  fill(document.createElement(name), attributes, children);

/** The same of a drawing. */
export const s = (name: string, attributes: Attributes = {}, ...children: readonly Child[]): SVGElement =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);

/** A button that looks like a link. */
export const press = (text: string, onPress: () => void): HTMLElement => {
  const button = h('button', { type: 'button', class: 'link' }, text);
  button.addEventListener('click', onPress);
  return button;
};

export const list = (items: readonly Child[]): HTMLElement => h('ul', {}, ...items.map((item) => h('li', {}, item)));

export const table = (head: readonly string[], rows: readonly (readonly Child[])[]): HTMLElement =>
  h(
    'table',
    {},
    h('thead', {}, h('tr', {}, ...head.map((cell) => h('th', { scope: 'col' }, cell)))),
    h(
      'tbody',
      {},
      ...rows.map((cells) =>
        h('tr', {}, ...cells.map((cell) => (cell instanceof HTMLTableCellElement ? cell : h('td', {}, cell)))),
      ),
    ),
  );
