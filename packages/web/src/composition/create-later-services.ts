import { makeDownloadPdf } from '@connect/core/use-cases/documents/download-pdf';
import { makeSearchAllTime } from '@connect/core/use-cases/documents/search-all-time';
import { makeTrackParcel } from '@connect/core/use-cases/documents/track-parcel';
import { makeIsInvitationOver, makeRegister } from '@connect/core/use-cases/session/register';
import { makeResetPassword } from '@connect/core/use-cases/session/reset-password';
import { makeSignOutEverywhere } from '@connect/core/use-cases/session/sign-out-everywhere';
import { makeFinishStaffLogin } from '@connect/core/use-cases/session/staff-login';
import type { Ports } from './ports.ts';

/** What nobody does on most of the pages that are opened first. */
export const createLaterServices = (ports: Ports) => ({
  isInvitationOver: makeIsInvitationOver(ports),
  register: makeRegister(ports),
  resetPassword: makeResetPassword(ports),
  finishStaffLogin: makeFinishStaffLogin(ports),
  signOutEverywhere: makeSignOutEverywhere(ports),
  searchAllTime: makeSearchAllTime(ports),
  downloadPdf: makeDownloadPdf(ports),
  trackParcel: makeTrackParcel(ports),
});
