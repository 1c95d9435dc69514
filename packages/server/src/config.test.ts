import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const read = (environment: Record<string, string>, args: string[] = []) => {
  const result = readConfig(environment, args);
  return result.ok ? result.value : result.refusal;
};

const masterKey = 'x'.repeat(32);

describe('configuration', () => {
  it('has a value for everything when nothing is set', () => {
    expect(read({})).toMatchObject({
      port: 4173,
      host: '127.0.0.1',
      dataDir: '.data',
      tokenSeconds: 300,
      sessionSeconds: 1800,
      searchTokenSeconds: 60,
    });
    expect(read({ PORT: '', BASE_PATH: ' ' })).toMatchObject({ port: 4173, basePath: '' });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ SEARCH_TOKEN_SECONDS: '901' }, 'SEARCH_TOKEN_SECONDS must be at most 900.'],
    [
      { TOKEN_SECONDS: '3600' },
      'TOKEN_SECONDS must be at most SESSION_SECONDS (1800), which says after how long a session ends that nobody uses.',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgresql://.'],
    [{ MEILI_URL: 'localhost:7700' }, 'MEILI_URL must start with http:// or https://.'],
    [{ MEILI_URL: 'http://localhost:7700' }, 'MEILI_MASTER_KEY must be set when MEILI_URL is.'],
    [{ CURRENCY: 'pounds' }, 'CURRENCY must be an ISO 4217 code such as GBP.'],
    [{ CURRENCY: 'GPB' }, 'CURRENCY must be an ISO 4217 code such as GBP.'],
    [{ BASE_PATH: '/a b' }, 'BASE_PATH must be a path such as /trade.'],
    [{ DEMO: 'maybe' }, 'DEMO must be on or off.'],
    [{ PUBLIC_URL: 'http://a:99999' }, 'PUBLIC_URL is not an address.'],
    [{ PUBLIC_URL: 'portal.example.com' }, 'PUBLIC_URL must start with http:// or https://.'],
    [{ PUBLIC_URL: 'https://example.com/trade' }, 'PUBLIC_URL must not have a path: BASE_PATH is it.'],
    [
      { SMTP_URL: 'mail.example.com' },
      'SMTP_URL must start with smtp:// or smtps:// (smtp+insecure:// sends in clear where the server knows no TLS).',
    ],
    [
      { HOST: '0.0.0.0' },
      'DEMO must be set when others reach HOST: off, or on for a demonstration, with accounts whose password everybody knows.',
    ],
    [
      { MEILI_MASTER_KEY: 'x'.repeat(31) },
      'MEILI_MASTER_KEY must be at least 32 characters: openssl rand -hex 32 makes one.',
    ],
    [
      { DATABASE_URL: 'postgresql://u:secret@DB.example.com/connect?sslmode=prefer' },
      'DATABASE_URL goes to db.example.com without TLS: add ?sslmode=verify-full to it, or name db.example.com in PLAIN_HOSTS.',
    ],
    [
      { DATABASE_URL: 'postgresql://u:sec ret@db:port' },
      'DATABASE_URL must be an address such as postgresql://user:password@db.example.com/connect?sslmode=verify-full.',
    ],
    [
      { MEILI_URL: 'http://search:7700', MEILI_MASTER_KEY: masterKey, PLAIN_HOSTS: 'db' },
      'MEILI_URL goes to search without TLS: give it as https://, or name search in PLAIN_HOSTS.',
    ],
    [{ TRUST_PROXY: '12' }, 'TRUST_PROXY must be off, on, or the number of proxies in front.'],
    [
      { SMTP_URL: 'smtp://mail.example.com' },
      'PUBLIC_URL must be set when SMTP_URL is.\nMAIL_FROM must be set when SMTP_URL is.\nSUPPORT_EMAIL must be set when SMTP_URL is.',
    ],
    [
      { PORT: 'x', DEMO: 'maybe', SUPPORT_EMAIL: 'support' },
      'PORT must be a whole number.\nDEMO must be on or off.\nSUPPORT_EMAIL must be an email address.',
    ],
    [
      { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@example.com', PUBLIC_URL: 'https://portal.example.com' },
      'SUPPORT_EMAIL must be set when SMTP_URL is.',
    ],
    [{ MAIL_FROM: 'Connect' }, 'MAIL_FROM must be an address such as Connect <connect@example.com>.'],
    [
      { MAIL_FROM: 'a@example.com, b@example.com' },
      'MAIL_FROM must be an address such as Connect <connect@example.com>.',
    ],
    [
      { OIDC_STAFF_CLAIM: 'groups' },
      'OIDC_STAFF_CLAIM and OIDC_STAFF_VALUES must be set together.\nOIDC_ISSUER must be set when OIDC_STAFF_CLAIM is.',
    ],
    [
      { OIDC_STAFF_CLAIM: 'groups', OIDC_STAFF_VALUES: 'administrator=a' },
      'OIDC_ISSUER must be set when OIDC_STAFF_CLAIM is.',
    ],
    [
      { OIDC_STAFF_VALUES: 'owner=a' },
      'OIDC_STAFF_VALUES must name one of account-manager, brand-manager, senior-brand-manager, administrator.',
    ],
    [{ OIDC_ISSUER: 'sso.example.com' }, 'OIDC_ISSUER must start with http:// or https://.'],
    ...['http://sso.example.com', 'http://10.0.0.5', 'http://localhost.example.com'].map(
      (OIDC_ISSUER): [Record<string, string>, string] => [
        { OIDC_ISSUER, OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 's', PLAIN_HOSTS: 'sso.example.com,10.0.0.5' },
        'OIDC_ISSUER must start with https:// where it is not on this machine.',
      ],
    ),
    [{ OIDC_MAX_AGE: '1h' }, 'OIDC_MAX_AGE must be a whole number.'],
    [{ OIDC_AMR_VALUES: 'mfa' }, 'OIDC_ISSUER must be set when OIDC_AMR_VALUES is.'],
    [
      { OIDC_ACR_VALUES: 'phr', OIDC_MAX_AGE: '60' },
      'OIDC_ISSUER must be set when OIDC_ACR_VALUES is.\nOIDC_ISSUER must be set when OIDC_MAX_AGE is.',
    ],
    [
      { OIDC_ISSUER: 'https://sso.example.com', OIDC_CLIENT_ID: 'portal' },
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.',
    ],
    [{ ASSIGNED_CUSTOMERS_ONLY: 'some' }, 'ASSIGNED_CUSTOMERS_ONLY must be on or off.'],
    [{ STOREFRONTS: 'https://shop.example' }, 'STOREFRONTS must be such as UK=https://shop.example.com.'],
    [{ STOREFRONTS: 'ES=https://shop.example' }, 'STOREFRONTS must name one of UK, US, EMEA, AU, FR, IT, PL, DE.'],
    [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL must be an email address.'],
    [{ SUPPLIER_IBAN: 'DE89370400440532013000' }, 'SUPPLIER_NAME must be set when SUPPLIER_IBAN is.'],
    [
      { SUPPLIER_NAME: 'A', SUPPLIER_BIC: 'COBADEFF' },
      'SUPPLIER_IBAN or SUPPLIER_ACCOUNT_NO must be set when SUPPLIER_BIC is.',
    ],
    [{ SUPPLIER_NAME: 'A\nB' }, 'SUPPLIER_NAME must be in one line.'],
    [{ SUPPLIER_NAME: 'A'.repeat(81) }, 'SUPPLIER_NAME must be at most 80 characters.'],
    [
      { SUPPLIER_IBAN: 'DE89 3704 0044 0532 0130 01' },
      'SUPPLIER_IBAN is no IBAN: one of its characters is wrong, or missing.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must start with http:// or https://.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_EXPORTER_OTLP_HEADERS: 'api-key=secret' },
      'OTEL_EXPORTER_OTLP_ENDPOINT goes to collector without TLS: give it as https://, or name collector in PLAIN_HOSTS.',
    ],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, 'OTEL_EXPORTER_OTLP_HEADERS must be such as api-key=…,tenant=shop.'],
    [
      { OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'api-key=%E0%A4%A' },
      'OTEL_EXPORTER_OTLP_TRACES_HEADERS must have values that are percent-encoded, such as a%20b.',
    ],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%0D%0Ab' },
      'OTEL_EXPORTER_OTLP_HEADERS must have values that are percent-encoded, such as a%20b.',
    ],
    [
      { OTEL_TRACES_SAMPLER: 'some' },
      'OTEL_TRACES_SAMPLER must be one of always_on, always_off, traceidratio, parentbased_always_on, parentbased_always_off, parentbased_traceidratio.',
    ],
    ...['10%', '1.5', '-1', '.'].map((OTEL_TRACES_SAMPLER_ARG): [Record<string, string>, string] => [
      { OTEL_TRACES_SAMPLER_ARG },
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, such as 0.1.',
    ]),
    [{ SUPPLIER_WEB: 'our shop' }, 'SUPPLIER_WEB must be such as www.example.com.'],
  ])('%j is refused with a line for each that is wrong', (environment, line) => {
    expect(read(environment)).toBe(line);
  });

  it.each([
    {},
    { DATABASE_URL: 'postgresql:///connect?host=/var/run/postgresql' },
    { DATABASE_URL: 'postgresql://u@localhost/connect' },
    { DATABASE_URL: 'postgresql://u@[::1]:5432/connect' },
    { DATABASE_URL: 'postgresql://u@db.example.com/connect?sslmode=verify-full' },
    { MEILI_URL: 'http://127.0.0.1:7700', MEILI_MASTER_KEY: masterKey },
    { MEILI_URL: 'https://search.example.com', MEILI_MASTER_KEY: masterKey },
  ])('%j sends nothing over a network in clear', (environment) => {
    expect(read(environment)).toMatchObject({ plain: [] });
  });

  it.each([
    'sslmode=disable',
    'sslmode=no-verify',
    'sslmode=require&uselibpqcompat=true',
    'sslmode=require&sslmode=disable',
    'host=db.example.com',
  ])('a database asked with %j is asked in clear, or by anybody’s certificate', (query) => {
    expect(read({ DATABASE_URL: `postgresql://u@db.example.com/connect?${query}` })).toMatch(/without TLS/);
  });

  it('the hosts of PLAIN_HOSTS may be reached without TLS, and are told', () => {
    const given = { DATABASE_URL: 'postgresql://u@db/connect', PLAIN_HOSTS: 'search, DB' };
    expect(read(given)).toMatchObject({ plain: [{ name: 'DATABASE_URL', host: 'db' }] });
  });

  it('traces go nowhere without an address, and else where OpenTelemetry has them go', () => {
    expect(read({ OTEL_SERVICE_NAME: 'trade', OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a' })).toMatchObject({
      traces: null,
    });
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT })).toMatchObject({
      plain: [],
      traces: {
        url: 'http://collector:4318/v1/traces',
        headers: {},
        serviceName: 'connect',
        sampler: 'parentbased_always_on',
        ratio: 1,
      },
    });
    expect(
      read({
        OTEL_EXPORTER_OTLP_ENDPOINT,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example.com/in?',
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%3Db, tenant = shop,',
        OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'tenant=other',
        OTEL_TRACES_SAMPLER: 'traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '.25',
      }),
    ).toMatchObject({
      plain: [],
      traces: {
        url: 'https://traces.example.com/in?',
        headers: { 'api-key': 'a=b', tenant: 'other' },
        sampler: 'traceidratio',
        ratio: 0.25,
      },
    });
  });

  it.each([
    [undefined, 0],
    ['off', 0],
    ['on', 1],
    ['2', 2],
  ])('TRUST_PROXY %j is %d proxies in front', (TRUST_PROXY, proxies) => {
    expect(read(TRUST_PROXY === undefined ? {} : { TRUST_PROXY })).toMatchObject({ proxies });
  });

  it.each([
    ['SUPPLIER_NAM', 'SUPPLIER_NAME'],
    ['SUPLIER_NAME', 'SUPPLIER_NAME'],
    ['SMTP_HOTS', 'SMTP_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['port', 'PORT'],
    ['OTEL_EXPORTER_OTLP_ENPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ])('%s is none, and %s was meant', (name, meant) => {
    expect(read({ [name]: '1' })).toMatchObject({ unknown: [{ name, meant }], given: [] });
  });

  it('what is of others is nobody’s mistake', () => {
    const others =
      'HOME HOSTNAME MAIL LOGNAME PATH TERM LANG SHELL TZ USER PWD NODE_ENV NODE_OPTIONS XDG_DATA_DIRS CONNECT_KEY ENV_FILE DATABASE_SERVICE_HOST SEARCH_PORT_7700_TCP_ADDR OTEL_RESOURCE_ATTRIBUTES OTEL_EXPORTER_OTLP_PROTOCOL OTEL_EXPORTER_OTLP_METRICS_ENDPOINT npm_config_user_agent';
    expect(read(Object.fromEntries(others.split(' ').map((name) => [name, '1'])))).toMatchObject({ unknown: [] });
  });

  it('storefronts have an address each, or none', () => {
    expect(read({})).toMatchObject({ storefronts: {} });
    const set = 'UK=https://shop.example.com/, DE=https://shop.example.com/trade , FR=/';
    const wanted = { UK: 'https://shop.example.com', DE: 'https://shop.example.com/trade', FR: '' };
    expect(read({ STOREFRONTS: set })).toMatchObject({ storefronts: wanted });
  });

  it.each(['trade', '/trade', '/trade/', '//trade//'])(
    'BASE_PATH %j is /trade: the slash is added if it is missing (specification §base-path)',
    (path) => {
      expect(read({ BASE_PATH: path })).toMatchObject({ basePath: '/trade' });
    },
  );

  it('takes several processes and their roles with a database server alone', () => {
    const server = { DATABASE_URL: 'postgres://127.0.0.1/connect' };
    expect(read(server, ['--workers', '4', '--role=web'])).toMatchObject({ workers: 4, role: 'web', scale: 1 });
    expect(read({})).toMatchObject({ workers: null, role: 'all' });
    expect(read({}, ['--workers', '1'])).toMatchObject({ workers: 1 });
    expect(read({}, ['--workers=2', '--role', 'worker'])).toBe(
      [
        '--workers 2 needs DATABASE_URL: the embedded database is open in one process alone.',
        '--role worker needs DATABASE_URL: the embedded database is open in one process alone.',
      ].join('\n'),
    );
    for (const count of ['', '0', '1.5', '-1', '65', 'many'])
      expect(read(server, ['--workers', count])).toBe('--workers must be a whole number from 1 to 64.');
    expect(read(server, ['--role', 'boss'])).toBe('--role must be one of all, web, worker.');
  });

  it('takes --scale after the dashes a package manager leaves', () => {
    expect(read({}, ['--', '--scale', '2'])).toMatchObject({ scale: 2 });
    expect(read({}, ['--scale=0.5'])).toMatchObject({ scale: 0.5 });
    for (const args of [['--scale'], ['--scale', 'x'], ['--scale', '0'], ['--scale', '-1']])
      expect(read({}, args)).toMatch(/^--scale must be/);
    expect(read({}, ['--sacle', '2'])).toBe(
      'Unknown argument --sacle; there are --scale N, --workers N and --role all|web|worker.',
    );
  });

  it('keeps mails in the mailbox unless it is given a mail server, a sender and whom messages go to', () => {
    expect(read({})).toMatchObject({ smtpUrl: null, publicUrl: null, support: { email: null, phone: null } });
    const given = {
      SMTP_URL: 'smtps://portal%40mail:s%2Fcret@mail.example.com:465',
      MAIL_FROM: 'Connect <connect@example.com>',
      SUPPORT_EMAIL: 'help@example.com',
      PUBLIC_URL: 'https://portal.example.com/',
    };
    expect(read(given)).toMatchObject({
      smtpUrl: given.SMTP_URL,
      mailFrom: given.MAIL_FROM,
      support: { email: given.SUPPORT_EMAIL },
      publicUrl: 'https://portal.example.com',
    });
  });

  it('names the supplier with its bank as papers write them', () => {
    const given = {
      SUPPLIER_NAME: ' Łuk Safety GmbH ',
      SUPPLIER_WEB: 'https://www.luk.example/',
      SUPPLIER_IBAN: 'de89370400440532013000',
      SUPPLIER_BIC: 'cobadeffxxx',
      CURRENCY: 'EUR',
    };
    expect(read(given)).toMatchObject({
      supplier: {
        name: 'Łuk Safety GmbH',
        web: 'www.luk.example',
        phone: null,
        currency: 'EUR',
        bank: { accountName: 'Łuk Safety GmbH', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX', name: null },
      },
    });
    expect(read({ CURRENCY: 'PLN' })).toMatchObject({ supplier: { name: null, bank: null, currency: 'PLN' } });
    expect(read({ SUPPLIER_NAME: 'A' })).toMatchObject({ supplier: { name: 'A', bank: null } });
  });

  it('tells whom to ring as it is given', () => {
    expect(read({ SUPPORT_PHONE: '+44 (0)1632 960147' })).toMatchObject({ support: { phone: '+44 (0)1632 960147' } });
    expect(read({ SUPPORT_PHONE: 'javascript:1' })).toBe('SUPPORT_PHONE must be a telephone number.');
  });

  it('takes the sign-in provider by its name to the letter, and the demo has its own without one', () => {
    expect(read({})).toMatchObject({ oidc: null, assignedCustomersOnly: false });
    const given = { OIDC_ISSUER: 'https://sso.example.com/staff/', OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 's' };
    expect(read({ ...given, ASSIGNED_CUSTOMERS_ONLY: 'on' })).toMatchObject({
      oidc: { issuer: 'https://sso.example.com/staff/', clientId: 'portal', clientSecret: 's', trustsEmail: false },
      assignedCustomersOnly: true,
    });
    const values = 'administrator=portal admins, account-manager=sales=uk';
    expect(read({ ...given, OIDC_STAFF_CLAIM: 'groups', OIDC_STAFF_VALUES: values })).toMatchObject({
      oidc: {
        staffClaim: { claim: 'groups', values: { administrator: 'portal admins', 'account-manager': 'sales=uk' } },
      },
    });
    expect(read({ ...given, OIDC_TRUST_EMAIL: 'on' })).toMatchObject({
      oidc: { trustsEmail: true, endsSessions: true },
    });
    expect(read({ ...given, OIDC_LOGOUT: 'off' })).toMatchObject({ oidc: { endsSessions: false } });
    expect(read({ ...given, OIDC_ISSUER: 'http://[::1]:8080' })).toMatchObject({
      oidc: { issuer: 'http://[::1]:8080', demands: { acr: [], amr: [], maxAge: null } },
    });
    expect(
      read({ ...given, OIDC_ACR_VALUES: ' phr  urn:two', OIDC_AMR_VALUES: 'mfa', OIDC_MAX_AGE: '0' }),
    ).toMatchObject({
      oidc: { demands: { acr: ['phr', 'urn:two'], amr: ['mfa'], maxAge: 0 } },
    });
  });

  it.each([
    'smtp://user:secret@mail:port',
    'smtp://user:sec%ret@mail.example.com',
    'smtp://user:secret@',
    'http://user:secret@mail',
  ])('never repeats the password of an SMTP_URL such as %j when it refuses it', (SMTP_URL) => {
    const line = read({ SMTP_URL, MAIL_FROM: 'a@example.com', SUPPORT_EMAIL: 'a@example.com' });
    expect(line).toMatch(/^SMTP_URL must [^\n]+\.$/);
    expect(line).not.toMatch(/sec%?ret/);
  });
});
