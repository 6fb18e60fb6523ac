/** What the atlas shows, as `data.js` holds it. Sums, names and texts are those of the machines, contracts and catalogues. */
export interface Atlas {
  /** When it was written, and of which sources. */
  readonly written: string;
  readonly flows: readonly AtlasFlow[];
}

/** A text in both languages. */
export interface Words {
  readonly id: string;
  readonly ru: string;
  readonly kk: string;
}

export interface AtlasFlow {
  readonly id: string;
  /** As its folder's README names it. */
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly AtlasState[];
  /** Lines of the diagram: all arrows between two states are one. */
  readonly lines: readonly AtlasLine[];
  readonly arrows: readonly AtlasArrow[];
  readonly paths: readonly AtlasPath[];
}

export interface AtlasState {
  readonly name: string;
  readonly kind: 'screen' | 'call' | 'choice' | 'away' | 'end';
  /** Screen, operation, or where it leads when over. */
  readonly about: string;
  /** Address pattern of the screen; null: none of its own. */
  readonly address: string | null;
  /** Milestone and turn as the product declares them: one for each case. */
  readonly turns: readonly AtlasTurn[];
  /** Title of the screen, and the texts that its component names. */
  readonly texts: readonly Words[];
  readonly pictures: readonly AtlasPicture[];
  /** Middle of its box, and its size. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface AtlasTurn {
  readonly milestone: Words;
  readonly whose: Words | null;
  readonly action: Words | null;
}

export interface AtlasPicture {
  /** Relative to the atlas. */
  readonly file: string;
  readonly language: string;
  readonly width: number;
  /** `refused`, the name of a dialog; empty: the screen itself. */
  readonly what: string;
}

export interface AtlasLine {
  readonly from: string;
  readonly to: string;
  readonly labels: readonly string[];
  /** Corners of the line. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface AtlasArrow {
  /** `terms · SUBMIT_TERMS → me`, with the example or fault that leads so. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** An event of the screen, an answer, a fault, a clock. */
  readonly kind: 'say' | 'answer' | 'fail' | 'wait';
  readonly what: string;
  readonly example: string | null;
  /** How many paths walk it in a browser. */
  readonly walked: number;
}

export interface AtlasPath {
  /** The arrow it is there for. */
  readonly name: string;
  /** Indexes of the arrows it walks, in order. */
  readonly arrows: readonly number[];
  /** As `npm run qa` has last seen it; null: not walked since its report was written. */
  readonly passed: boolean | null;
}
