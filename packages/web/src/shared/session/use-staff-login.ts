import { useServices } from '../../services.ts';
import { newStaffLoginState, staffLoginAddress } from './staff-login-address.ts';

/**
 * Has a member of staff log in again and come back to this page; `page` is the path of the staff login. At their provider they stay logged in here
 * meanwhile; without one the login page is open only to who is not.
 */
export const useStaffLoginAgain = (page: string): (() => Promise<void>) => {
  const { config, keepStaffLogin, signOut } = useServices();
  return async () => {
    const { staffLoginUrl } = config;
    const state = newStaffLoginState();
    const returnTo = location.pathname;
    if (staffLoginUrl === null) await signOut();
    keepStaffLogin({ state, returnTo });
    location.assign(staffLoginUrl === null ? page : staffLoginAddress(staffLoginUrl, page, state));
  };
};
