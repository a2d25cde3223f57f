export {
  MAX_FILE_BYTES,
  fileDownload,
  fileImage,
  fileInfo,
  storedFile,
  uploadFile,
  type StoredFileDto,
} from './files.contract'
