import { defineConfig } from 'vite';

const target = process.env['CONNECT_URL'] ?? 'http://localhost:4173';

// The page and the portal behind it under one address, as a proxy of yours has them.
export default defineConfig({ server: { proxy: { '/api': target, '/search': target } } });
