/** The chain goes on by the rights of whoever owns it, so that the portal's own role need not be able to write to it. */
export const auditChainOwner = `
      alter function chain_audit_entry() security definer;
      alter function chain_audit_entry() set search_path from current;
    `;
