export interface DownloadedFile {
  readonly blob: Blob
  /** As the server named it. */
  readonly fileName: string | undefined
}

/** RFC 6266: `filename*` (UTF-8) wins over the plain name. */
export function fileNameOf(disposition: string | null): string | undefined {
  if (!disposition) return undefined
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (extended) {
    try {
      return decodeURIComponent(extended.trim())
    } catch {
      // A badly encoded name is no reason to refuse the file.
    }
  }
  return /filename\s*=\s*"?([^";]+)"?/i.exec(disposition)?.[1]?.trim()
}

/** Hands a downloaded file to the browser's own save dialog. */
export function saveFile(file: DownloadedFile, fallbackName: string): void {
  const url = URL.createObjectURL(file.blob)
  const link = document.createElement('a')
  link.href = url
  link.download = file.fileName ?? fallbackName
  link.click()
  // Firefox still reads the URL after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
