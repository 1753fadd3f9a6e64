export { words } from '../en/words'
