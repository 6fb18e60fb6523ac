import type { OperationId } from '../../openapi/index.ts';

/** Operations that neither a flow nor a screen's `reads` name: the file that calls them. */
export const usedElsewhere: Readonly<Partial<Record<OperationId, string>>> = {
  signIn: 'src/api/session.ts',
  getProfile: 'src/api/session.ts',
  refreshToken: 'src/api/link-session.ts',
  uploadFile: 'src/engine/uploads.ts',
  replaceFile: 'src/engine/uploads.ts',
  deleteFile: 'src/engine/lazy-uploads.ts',
  getClientApplication: 'src/products/credit-insurance-mycar/ci-mycar-application.tsx',
};
