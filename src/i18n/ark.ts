import type { Translate } from './runtime.ts';

/**
 * Words for Ark's parts, which are English unless told: pass the entry of a component as its `translations`.
 * Ark's dialogs have no words of their own. A toast group takes `region` as its `aria-label`.
 */
export function arkStrings(t: Translate) {
  return {
    combobox: { triggerLabel: t('ark.list'), clearTriggerLabel: t('search.clear') },
    select: { clearTriggerLabel: t('search.clear') },
    passwordInput: { visibilityTrigger: (visible: boolean) => t(visible ? 'password.hide' : 'password.show') },
    pinInput: { inputLabel: (index: number, length: number) => t('ark.codeDigit', { k: index + 1, n: length }) },
    numberInput: { incrementLabel: t('ark.increase'), decrementLabel: t('ark.decrease') },
    pagination: {
      rootLabel: t('ark.pages'),
      firstTriggerLabel: t('ark.firstPage'),
      prevTriggerLabel: t('ark.previousPage'),
      nextTriggerLabel: t('ark.nextPage'),
      lastTriggerLabel: t('ark.lastPage'),
      itemLabel: ({ page }: { page: number }) => t('ark.page', { n: page }),
    },
    fileUpload: {
      dropzone: t('ark.dropFiles'),
      itemPreview: (file: File) => t('ark.preview', { name: file.name }),
      deleteFile: (file: File) => t('ark.removeFile', { name: file.name }),
    },
    toast: { closeTriggerLabel: t('btn.close') },
    region: t('snackbar.region'),
  };
}
