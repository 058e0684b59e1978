/** Runs in the page: records offered downloads (`window.offeredDownloads`) without saving them. */
export const NOTE_DOWNLOADS = `
  if (window.offeredDownloads) return;
  window.offeredDownloads = [];
  const blobs = new Map();
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => { const url = create(blob); blobs.set(url, blob); return url; };
  const note = (anchor) => {
    if (!anchor?.download) return;
    const blob = blobs.get(anchor.href);
    const offered = { name: anchor.download, start: '', size: blob?.size ?? 0 };
    window.offeredDownloads.push(offered);
    blob?.slice(0, 2).text().then((start) => { offered.start = start; });
  };
  const dispatch = HTMLAnchorElement.prototype.dispatchEvent;
  HTMLAnchorElement.prototype.dispatchEvent = function (event) { if (event.type === 'click') note(this); return dispatch.call(this, event); };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () { note(this); return click.call(this); };`;
