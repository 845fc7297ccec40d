/** The built marketplace without its site, for the embed's bench: the folders of the embed and of the partner's pages come as arguments, and the module that
 * draws snippets. */
import { runServer } from '@yantra/server';
import { embedBuild } from '@yantra/start';

const [embedDir = '', partnerFolder = '', drawingFile = ''] = process.argv.slice(2);
/** @type {{ carouselDrawing: import('@yantra/server').CarouselDrawing }} */
const { carouselDrawing } = await import(drawingFile);
// The parent is gone: end too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
const server = await runServer({ embed: embedBuild(embedDir), carouselDrawing, partner: { folder: partnerFolder } });
if (server) process.send?.({ url: server.url, partnerUrl: server.partnerUrl });
