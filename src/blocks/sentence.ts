/** A reason from elsewhere comes with a full stop or without. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
