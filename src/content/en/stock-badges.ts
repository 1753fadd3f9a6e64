export const stockBadges = { 'Out of Stock': 'Out of Stock', 'Low Stock': 'Low Stock', 'In Stock': 'In Stock' }
