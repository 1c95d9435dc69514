interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** What somebody is called: the name, or the email of who has none. */
export const userName = ({ firstName, lastName, email }: Named): string => `${firstName} ${lastName}`.trim() || email;
