export { qrImage, qrImageIfItFits } from './qr-image.js';
