interface Key {
  keyCode: number;
  isComposing?: boolean;
  nativeEvent?: { isComposing: boolean };
}

/**
 * Whether the input method takes this key: it composes a syllable, or ends one. Safari sends the
 * key that ends one after the composition, with the key code 229.
 */
export const isImeKey = ({ keyCode, isComposing, nativeEvent }: Key): boolean =>
  keyCode === 229 || (nativeEvent?.isComposing ?? isComposing ?? false);

/** Enter that is meant for the page, of a React or a DOM event. */
export const isEnter = (event: Key & { key: string }): boolean =>
  event.key === 'Enter' && !isImeKey(event);
