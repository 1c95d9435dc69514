import { serveProductBoard } from '@connect/adapters-http/serve-product-board';

serveProductBoard(self);
