export { live } from '../en/live'
