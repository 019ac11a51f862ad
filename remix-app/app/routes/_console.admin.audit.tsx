/** The same screen for those who administer one organization; the guard goes by the address. */
export { action, default, loader, meta } from './_console.superadmin.audit';
