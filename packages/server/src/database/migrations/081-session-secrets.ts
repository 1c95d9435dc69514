/** A token names its session by a secret of which a hash is kept: the id of before is the secret of a session that goes on. */
export const sessionSecrets = `
      alter table sessions drop constraint sessions_parent_id_fkey;
      update sessions set
        id = substr(encode(sha256(convert_to(id::text, 'UTF8')), 'hex'), 1, 32)::uuid,
        parent_id = substr(encode(sha256(convert_to(parent_id::text, 'UTF8')), 'hex'), 1, 32)::uuid;
      alter table sessions add constraint sessions_parent_id_fkey
        foreign key (parent_id) references sessions on delete cascade;
    `;
