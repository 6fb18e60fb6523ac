import type { View } from '../engine/navigator.types.ts';
import { screenSpec } from '../engine/registry.ts';

interface Parts {
  /** Closes what lies above the page; false: nothing does. */
  readonly closeLayer: () => boolean;
  readonly view: () => View;
  readonly webview: boolean;
  /** To the app around us; `instead` where it does not take the person back. */
  readonly returnMain: (instead: () => boolean) => void;
  readonly goBack: () => boolean;
}

/** The layout's back button and the device's. False: there is nothing to go back to. */
export const createBack =
  ({ closeLayer, view, webview, returnMain, goBack }: Parts): (() => boolean) =>
  () => {
    if (closeLayer()) return true;
    const now = view();
    if (!webview || now.kind !== 'screen' || screenSpec(now.screen).backToApp !== true) return goBack();
    returnMain(goBack);
    return true;
  };
