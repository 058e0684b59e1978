/** Pixels of the PNG for each px of the picture, for print. */
const SCALE = 2;

/** The largest canvas that every listed browser draws: an iPhone leaves a larger one blank without an error. */
const MOST = { pixels: 16_777_216, side: 8192 };

/** How much larger than the picture its PNG is: less than usual for a picture that would be beyond a canvas. */
export function scaleOf(width: number, height: number): number {
  return Math.min(SCALE, Math.sqrt(MOST.pixels / (width * height)), MOST.side / width, MOST.side / height);
}

/** An SVG picture as a PNG, drawn by the browser. Rejects when it cannot be drawn. */
export async function picturePng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = scaleOf(width, height);
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be drawn.'))), 'image/png');
  });
}
